/** A plant's plan: how far it is, and its tasks. */
export const planPath = (plantId: string): string => `/plants/${encodeURIComponent(plantId)}/tasks`
