import { isFields, knownFields } from '../known-fields.ts'

const placeFields = ['state', 'postcode', 'city']
const flatFields = [
  'displayName',
  'about',
  'featureImageUrl',
  'galleryImageUrls',
  'shareGarden',
  'eraseAfter',
]

/**
 * Reads preferences in any of their forms (flat, nested or mixed) into the flat one. Absent fields stay
 * absent.
 */
export function flatten(value: unknown): unknown {
  if (!isFields(value)) return value
  const { location, taskGeneration } = value
  return {
    ...(isFields(location) ? knownFields(location, placeFields) : {}),
    ...knownFields(value, [...placeFields, ...flatFields]),
    ...(taskGeneration === undefined ? {} : { taskGeneration: flattenTaskGeneration(taskGeneration) }),
  }
}

/**
 * Reads each field of the task preferences under either of its names: `effort` or `gardeningEffort`, and so
 * on.
 */
export function flattenTaskGeneration(value: unknown): unknown {
  if (!isFields(value)) return value
  const flat = {
    effort: saidIn(value.effort, value.gardeningEffort),
    preferredTaskTypes: saidIn(value.preferredTaskTypes, value.preferredTasks),
    complexity: saidIn(value.complexity, value.taskComplexity),
    taskPeriod: saidIn(value.taskPeriod),
  }
  return knownFields(flat, Object.keys(flat))
}

/** The first value that is not undefined, null or an empty string. */
const saidIn = (...values: unknown[]) =>
  values.find((value) => value !== undefined && value !== null && value !== '')
