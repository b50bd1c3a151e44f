type Fields = Record<string, unknown>

/** Reads preferences in any of their forms (flat, nested or mixed) into the flat one. Missing fields stay missing. */
export function flatten(value: unknown): unknown {
  if (!isFields(value)) return value
  const { location, taskGeneration, country: _country, hemisphere: _hemisphere, ...rest } = value
  const place = isFields(location) ? location : {}
  const flat: Fields = { ...rest }
  for (const key of ['state', 'postcode', 'city']) {
    if (flat[key] === undefined && place[key] !== undefined) flat[key] = place[key]
  }
  if (taskGeneration !== undefined) flat.taskGeneration = flattenTaskGeneration(taskGeneration)
  return flat
}

/** Reads what is said of the tasks to generate by either of its names: `effort` or `gardeningEffort`, and so on. */
export function flattenTaskGeneration(value: unknown): unknown {
  if (!isFields(value)) return value
  return withoutUndefined({
    effort: value.effort ?? value.gardeningEffort,
    preferredTaskTypes: value.preferredTaskTypes ?? value.preferredTasks,
    complexity: value.complexity ?? value.taskComplexity,
    taskPeriod: value.taskPeriod,
  })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withoutUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
