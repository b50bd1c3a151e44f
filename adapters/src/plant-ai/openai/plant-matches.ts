import { moistures, soilTypes, sunlightChoices } from '@wattle/contracts/locations/choices.ts'
import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import { careTopics, everyTopic } from '@wattle/contracts/plants/choices.ts'
import type { IdentifiedPlant } from '@wattle/contracts/plants/identification.ts'
import { z } from 'zod'
import type { IdentificationRequest } from '../port.ts'
import type { Question } from './question.ts'
import { lineOf } from './text.ts'

const usualMatches = 5

const PlantMatches = z.object({
  plants: z.array(
    z.object({
      name: z.string(),
      species: z.string(),
      careInstructions: z.object(everyTopic(z.string())),
      needs: z.object({
        sunlight: z.array(z.enum(sunlightChoices)),
        soil: z.array(z.enum(soilTypes)),
        moisture: z.array(z.enum(moistures)),
      }),
    }),
  ),
})

/** Asks which plant a picture or a hint shows. */
export function plantQuestion(
  { picture, hint, maxMatches = usualMatches }: Omit<IdentificationRequest, 'gardenId'>,
  instructions: string,
  timeout: number,
): Question<typeof PlantMatches, IdentifiedPlant[]> {
  return {
    name: 'plant_matches',
    shape: PlantMatches,
    instructions,
    data: { ...(hint ? { hint } : {}), mostMatches: maxMatches },
    picture,
    mostTokens: 5000,
    timeout,
    read: ({ plants }) => distinct(plants.flatMap(plantOf)).slice(0, maxMatches),
  }
}

/** Drops a match without a name or species. */
function plantOf(match: z.infer<typeof PlantMatches>['plants'][number]): IdentifiedPlant[] {
  const [name, species] = [lineOf(match.name, 200), lineOf(match.species, 200)]
  if (name === null || species === null) return []
  const careInstructions = Object.fromEntries(
    careTopics.map((topic) => [topic, lineOf(match.careInstructions[topic], 4000) ?? '']),
  ) as CareInstructions
  const { sunlight, soil, moisture } = match.needs
  const needs = { sunlight: once(sunlight), soil: once(soil), moisture: once(moisture) }
  return [{ name, species, careInstructions, needs }]
}

const once = <T>(values: readonly T[]): T[] => [...new Set(values)]

function distinct(plants: IdentifiedPlant[]): IdentifiedPlant[] {
  const keyOf = ({ name, species }: IdentifiedPlant) => `${name} ${species}`.toLowerCase()
  return [...new Map(plants.toReversed().map((plant) => [keyOf(plant), plant])).values()].toReversed()
}
