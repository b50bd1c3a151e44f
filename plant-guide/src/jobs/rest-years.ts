/** How many years a bed rests from a family of vegetables whose diseases stay in the soil. */
export const restYears = { nightshades: 'four', cabbages: 'three', onions: 'three' } as const
