/** How many plants each location brings with the garden. */
const firstPlants = 15

/** Gardens that anybody may visit. */
export const gardensPath = '/public/users'

/** Where the API keeps what is public of a garden. Takes the name as it stands in an address. */
export const gardenPath = (encodedName: string): string => `${gardensPath}/${encodedName}`

export const summaryPath = (garden: string): string => `${garden}/summary`

export const placesPath = (garden: string): string => `${garden}/locations-with-plants?limit=${firstPlants}`

export const publicPlantPath = (garden: string, encodedId: string): string => `${garden}/plants/${encodedId}`
