/** How many years to keep a family of vegetables out of a bed, because its diseases stay in the soil. */
export const restYears = { nightshades: 'four', cabbages: 'three', onions: 'three' } as const
