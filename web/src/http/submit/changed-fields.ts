/** The body of an update: absent fields, also inside a group, stay unchanged. */
export type Changes<Whole> = {
  [Field in keyof Whole]?: Whole[Field] extends readonly unknown[]
    ? Whole[Field]
    : Whole[Field] extends object
      ? Changes<Whole[Field]>
      : Whole[Field]
}

/**
 * Only the fields that differ, so that an update does not undo concurrent changes from elsewhere. A group of fields is
 * compared field by field, a list as a whole.
 */
export function changedFields<Whole extends object>(
  next: Whole,
  before: { [Field in keyof Whole]: unknown },
): Changes<Whole> {
  const changes = Object.entries(next).flatMap(([key, value]): [string, unknown][] => {
    const was = before[key as keyof Whole]
    if (JSON.stringify(value) === JSON.stringify(was)) return []
    return [[key, isGroup(value) && isGroup(was) ? changedFields(value, was) : value]]
  })
  return Object.fromEntries(changes) as Changes<Whole>
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
