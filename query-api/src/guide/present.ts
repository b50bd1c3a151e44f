import type { GuidePlace, GuidePlantView, GuideSuggestion, GuideTile } from '@wattle/contracts/guide/views.ts'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import type { GuidePlant } from '@wattle/plant-guide/browse/guide-plants.ts'
import { plantingMonths } from '@wattle/plant-guide/browse/planting-months.ts'
import type { Suggestion } from '@wattle/plant-guide/browse/suggest.ts'
import { yearOf } from '@wattle/plant-guide/browse/year.ts'
import { unusualAt } from '@wattle/plant-guide/catalogue/usual-places.ts'
import { type Climate, climateOf } from '@wattle/plant-guide/climate/climate.ts'
import { drawingOf } from '@wattle/plant-guide/names/drawing-of.ts'
import { waterNoteOf } from '@wattle/plant-guide/safety/rules.ts'
import { keepAwayFrom, safetyOf } from '@wattle/plant-guide/safety/safety-of.ts'
import type { PlaceQuery } from './guide-query.ts'
import { otherNames } from './other-names.ts'

/** A place with its climate. */
type Place = GuidePlace & { climate: Climate }

export function placeOf({ postcode = '', state, city }: PlaceQuery): Place | null {
  const states = statesOfPostcode(postcode)
  const home = state && states.includes(state) ? state : states[0]
  if (!home) return null
  const climate = climateOf(postcode, home, city)
  const { zone, frost } = climate
  return { postcode, state: home, zone, frost, water: waterNoteOf(home), climate }
}

export function presentPlace(place: Place | null): GuidePlace | null {
  if (!place) return null
  const { climate: _climate, ...shown } = place
  return shown
}

export function presentTile({ slug, entry, kindName, sun, pot, native }: GuidePlant): GuideTile {
  const { name, species } = entry
  const kind = drawingOf(entry) ?? entry.kind
  return { slug, name, species, kind, kindName, sun: [...sun], pot, native }
}

export function presentSuggestion({ plant, synonym }: Suggestion): GuideSuggestion {
  const { name, species, kind } = plant.entry
  return { slug: plant.slug, name, species, kind, synonym }
}

export function presentGuidePlant(plant: GuidePlant, place: Place | null): GuidePlantView {
  const { name, species, care, needs } = plant.entry
  return {
    ...presentTile(plant),
    synonyms: otherNames(plant.entry),
    careInstructions: care,
    needs: { sunlight: [...needs.sunlight], soil: [...needs.soil], moisture: [...needs.moisture] },
    plantingMonths: place ? [...plantingMonths(plant.entry, place.climate)] : [],
    unusual: (place && unusualAt(plant.entry, place.climate)) ?? null,
    year: place
      ? yearOf(plant.entry, place.climate).map((job) => ({ ...job, goodMonths: [...job.goodMonths] }))
      : [],
    notes: safetyOf({ name, species, state: place?.state }),
    keepAway: keepAwayFrom(species),
  }
}
