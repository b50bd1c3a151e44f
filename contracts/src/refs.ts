/** The ids that are there. */
export const ids = (...some: (string | null | undefined)[]): string[] => some.filter((id) => id != null)

export const idOf = (task: { taskId: string }): string => task.taskId
