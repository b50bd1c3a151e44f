/** Number of plants that each location includes in the first answer. */
const firstPlants = 15

/** The public gardens. */
export const gardensPath = '/public/users'

/** The API path of a public garden. `encodedName` is already URL-encoded. */
export const gardenPath = (encodedName: string): string => `${gardensPath}/${encodedName}`

export const summaryPath = (garden: string): string => `${garden}/summary`

export const placesPath = (garden: string): string => `${garden}/locations-with-plants?limit=${firstPlants}`

export const publicPlantPath = (garden: string, encodedId: string): string => `${garden}/plants/${encodedId}`
