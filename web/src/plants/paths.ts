export const plantsPath = '/plants'

export const plantPath = (plantId: string): string => `${plantsPath}/${encodeURIComponent(plantId)}`
