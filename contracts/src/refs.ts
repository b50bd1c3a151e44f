/** The ids without null and undefined. */
export const ids = (...some: (string | null | undefined)[]): string[] => some.filter((id) => id != null)

export const taskIdOf = (task: { taskId: string }): string => task.taskId
