import { hash } from 'node:crypto'
import { normaliseDisplayName } from './normalise-display-name.ts'

/**
 * The stream in which a name is reserved. It is called after a hash of the name as it is compared, so that the name is not
 * told by the log once its garden is gone.
 */
export const displayNameStream = (name: string): string =>
  `displayName-${hash('sha256', normaliseDisplayName(name), 'hex').slice(0, 32)}`
