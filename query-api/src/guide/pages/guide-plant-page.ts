import { guideAddress, guidePlantAddress } from '@wattle/contracts/guide/addresses.ts'
import { adviceLine, growsIn, poisonLines, sunWords } from '@wattle/contracts/guide/choices.ts'
import { monthsText } from '@wattle/contracts/guide/months-text.ts'
import { careNames, careTopics, suggestionNotes } from '@wattle/contracts/plants/choices.ts'
import type { GuidePlant } from '@wattle/plant-guide/browse/guide-plants.ts'
import { plantingMonths } from '@wattle/plant-guide/browse/planting-months.ts'
import { yearOf } from '@wattle/plant-guide/browse/year.ts'
import { unusualAt } from '@wattle/plant-guide/catalogue/usual-places.ts'
import { climateOf } from '@wattle/plant-guide/climate/climate.ts'
import { zones } from '@wattle/plant-guide/entry.ts'
import type { SafetyNote } from '@wattle/plant-guide/safety/note.ts'
import { keepAwayFrom, safetyOf } from '@wattle/plant-guide/safety/safety-of.ts'
import { fact } from '../../pages/fact.ts'
import { type Markup, markup } from '../../pages/markup.ts'
import type { HtmlPage } from '../../pages/page.ts'
import { otherNames } from '../other-names.ts'

/** The place whose months are shown, because these pages do not know where the reader gardens. */
const usual = { city: 'Sydney', climate: climateOf('2000', 'New South Wales') }

/** A plant of the guide: its care, planting times in each climate, its year, and safety notes. */
export function guidePlantPage({ slug, entry, kindName, sun, pot }: GuidePlant): HtmlPage {
  const { name, species, care } = entry
  const synonyms = otherNames(entry)
  const planting = zones
    .map((zone) => ({ zone, months: monthsText(plantingMonths(entry, { zone, frost: 'none' })) }))
    .filter(({ months }) => months)
  const unusual = unusualAt(entry, usual.climate)
  return {
    title: `${name}: care and planting in Australia`,
    description: `${name} (${species}). ${care.sunlight} ${care.watering}`,
    address: guidePlantAddress(slug),
    picture: null,
    isListed: true,
    main: markup`<nav><a href="${guideAddress}">Plant Guide</a> › ${kindName}</nav>
<h1>${name}</h1>
<p><i>${species}</i>${synonyms.length > 0 ? ` · other names and kinds: ${synonyms.join(', ')}` : null}</p>
<dl>
${fact('Light', sun.map((need) => sunWords[need]).join(', '))}
${fact('Grows in', growsIn(pot))}
</dl>
${notes('Good to know', safetyOf({ name, species }), `${adviceLine} ${poisonLines}`)}
${notes('Keep it away from', keepAwayFrom(species))}
<h2>Care instructions</h2>
<p><small>${suggestionNotes.guide}</small></p>
<dl>${careTopics.map((topic) => fact(careNames[topic], care[topic]))}</dl>
${
  planting.length > 0
    ? markup`<h2>When to plant</h2>
<dl>${planting.map(({ zone, months }) => fact(capitalised(zone), months))}</dl>`
    : null
}
<h2>Its year in ${usual.city}</h2>
${unusual ? markup`<p>${unusual}.</p>` : null}
<ul class="year">
${yearOf(entry, usual.climate).map(
  ({ title, description, goodMonths }) =>
    markup`<li><strong>${title}</strong><br><small>${monthsText(goodMonths)}</small><p>${description}</p></li>
`,
)}</ul>
<p><small>From Wattle’s plant guide; climate from averages of the Bureau of Meteorology. The app shows the months of your own postcode.</small></p>`,
  }
}

function notes(title: string, told: readonly SafetyNote[], close: string | null = null): Markup | null {
  if (told.length === 0) return null
  return markup`<h2>${title}</h2>
<ul>
${told.map(
  ({
    text,
    source,
  }) => markup`<li>${text} <small>${source.url ? markup`<a href="${source.url}">${source.name}</a>` : source.name}</small></li>
`,
)}</ul>
${close && markup`<p><small>${close}</small></p>`}`
}

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
