/** The address of a plant. */
export const plantAddress = (plantId: string): string => `/plants/${encodeURIComponent(plantId)}`
