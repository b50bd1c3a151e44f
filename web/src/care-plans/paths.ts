/** A plant's plan: its status and tasks. */
export const planPath = (plantId: string): string => `/plants/${encodeURIComponent(plantId)}/tasks`
