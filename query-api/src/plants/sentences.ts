import { counted } from '@wattle/contracts/counted.ts'
import type { PlantEvent } from '@wattle/contracts/plants/events.ts'
import type { Tellings } from '../telling.ts'
import { dateText, listed, withTasks } from '../words.ts'

/** More plants than this are counted instead of named. */
const namedAtMost = 4

export const plantSentences: Tellings<PlantEvent> = {
  PlantCreated: {
    kind: 'plants',
    tell: ({ name, locationId }, { who, location }) => `${who} added ${name} to ${location(locationId)}`,
  },
  PlantRenamed: {
    kind: 'plants',
    tell({ name, species, was }, { who }) {
      const nowSpecies = species || 'not known'
      if (name === was.name) return `${who} changed the species of ${name} to ${nowSpecies}`
      const rest = species === was.species ? '' : `, and its species to ${nowSpecies}`
      return `${who} renamed ${was.name} to ${name}${rest}`
    },
  },
  PlantPhotographed: {
    kind: 'plants',
    tell: ({ plantId, imageUrl }, { who, plant }) =>
      imageUrl
        ? `${who} gave ${plant(plantId)} a new photo`
        : `${who} removed the photo of ${plant(plantId)}`,
  },
  PlantingCorrected: {
    kind: 'plants',
    tell({ plantId, plantedDate, plantingMethod }, { who, plant }) {
      const where = plantingMethod === 'pot' ? 'in a pot' : 'in the ground'
      return `${who} noted that ${plant(plantId)} was planted ${where} on ${dateText(plantedDate)}`
    },
  },
  CareInstructionsRevised: {
    kind: 'plants',
    tell: ({ plantId }, { who, plant }) => `${who} changed the care instructions of ${plant(plantId)}`,
  },
  PlantMoved: {
    kind: 'plants',
    tell: ({ plantId, from, to }, { who, plant, location }) =>
      `${who} moved ${plant(plantId)} from ${location(from)} to ${location(to)}`,
  },
  VisibilityChanged: {
    kind: 'visibility',
    tell({ plantIds, locationId, visibility }, { who, plant, location }) {
      const plants =
        plantIds.length > namedAtMost
          ? `${counted(plantIds.length, 'plant')} in ${location(locationId)}`
          : listed(plantIds.map(plant))
      return `${who} made ${plants} ${visibility}`
    },
  },
  PlantDeleted: {
    kind: 'plants',
    tell: ({ plantId, tasks }, { who, plant }) => `${who} deleted ${plant(plantId)}${withTasks(tasks)}`,
  },
}
