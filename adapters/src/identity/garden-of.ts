import type { GardenId } from '@wattle/contracts/ids.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import type { Identity } from './port.ts'

const gardens = '5b0b4bb2-3f6b-4f0a-9a44-5d3c3a3f2f7e'

/** The garden that an identity owns. */
export const gardenOf = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): GardenId =>
  uuid5(gardens, JSON.stringify([issuer, subject]))
