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
  if (isFields(taskGeneration)) {
    flat.taskGeneration = withoutUndefined({
      effort: taskGeneration.effort ?? taskGeneration.gardeningEffort,
      preferredTaskTypes: taskGeneration.preferredTaskTypes ?? taskGeneration.preferredTasks,
      complexity: taskGeneration.complexity ?? taskGeneration.taskComplexity,
      taskPeriod: taskGeneration.taskPeriod,
    })
  } else if (taskGeneration !== undefined) {
    flat.taskGeneration = taskGeneration
  }
  return flat
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withoutUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
