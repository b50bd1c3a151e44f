import { isCivilDate } from '@wattle/contracts/civil-date.ts'
import { needWords } from '@wattle/contracts/nursery/choices.ts'
import { careNames, careTopics } from '@wattle/contracts/plants/choices.ts'
import { priorityWords } from '@wattle/contracts/tasks/choices.ts'
import { frequencyText } from '@wattle/contracts/tasks/frequency-text.ts'
import type { LocationDocument } from '@wattle/projections/locations/locations.ts'
import type { NurseryPlantDocument } from '@wattle/projections/nursery/nursery.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { fact } from '../pages/fact.ts'
import { type Markup, markup } from '../pages/markup.ts'
import { dateText } from '../words.ts'

/** Renders a picture in the page; null without a picture. */
export type Photo = (url: string | null | undefined, shape: 'photo' | 'print', alt: string) => Markup | null

export function renderLocation(
  { icon, name, description, conditions, potFriendly }: LocationDocument,
  plants: readonly PlantDocument[],
  photo: Photo,
): Markup {
  const facts = [
    conditions.sunlight,
    conditions.soilType && `${conditions.soilType} soil`,
    conditions.moisture && needWords.moisture[conditions.moisture],
    potFriendly && 'Good for pots',
  ]
  return markup`<section><h2><span aria-hidden="true">${icon}</span> ${name}</h2>
<p>${description}</p>
<p><small>${facts.filter(Boolean).join(' · ')}</small></p>
${plants.map((plant) => renderPlant(plant, photo))}
${plants.length === 0 ? markup`<p>Nothing grows here yet.</p>` : null}</section>
`
}

function renderPlant(plant: PlantDocument, photo: Photo): Markup {
  const { name, species, imageUrl, plantedDate, plantingMethod, visibility } = plant
  return markup`<article><h3>${name}</h3>
<p><i>${species || 'Unknown species'}</i></p>
${photo(imageUrl, 'print', name)}
<dl>
${fact('Planted', isCivilDate(plantedDate) ? dateText(plantedDate) : plantedDate)}
${fact('Planting', plantingMethod === 'pot' ? 'In pot' : 'In ground')}
${fact('Visibility', visibility === 'public' ? 'Public' : 'Private')}
${renderCare(plant)}
</dl></article>
`
}

export function renderNurseryPlant(plant: NurseryPlantDocument, photo: Photo): Markup {
  const { name, species, imageUrl, nurseryName, price, potSize, discoveryDate, notes } = plant
  return markup`<article><h3>${name}</h3>
<p><i>${species || 'Unknown species'}</i></p>
${photo(imageUrl, 'print', name)}
<dl>
${fact('Nursery', nurseryName)}
${fact('Price', price)}
${fact('Pot size', potSize)}
${fact('Seen on', discoveryDate && dateText(discoveryDate))}
${fact('Notes', notes)}
${renderCare(plant)}
</dl></article>
`
}

export function renderTask(task: TaskDocument, plantName: string | undefined, tropical: boolean): Markup {
  const facts = [
    task.completedOn ? `Done on ${dateText(task.completedOn)}` : dateText(task.dueDate),
    plantName,
    `${priorityWords[task.priority]} priority`,
    task.estimatedTime ? `${task.estimatedTime} min` : null,
    task.isRecurring ? frequencyText(task.recurringFrequency, tropical, task.dueDate) : null,
    task.product?.productName,
  ]
  return markup`<li><strong>${task.title}</strong><br><small>${facts.filter(Boolean).join(' · ')}</small><p>${task.description}</p></li>
`
}

const renderCare = ({ careInstructions }: Pick<PlantDocument, 'careInstructions'>) =>
  careTopics.map((topic) => fact(careNames[topic], careInstructions[topic]))
