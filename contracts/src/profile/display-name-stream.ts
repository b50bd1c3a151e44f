import { hash } from 'node:crypto'
import { normaliseDisplayName } from './normalise-display-name.ts'

/**
 * The stream in which a display name is reserved. Its name contains only a hash of the normalised display
 * name, so that the log does not reveal the display name after its garden is erased.
 */
export const displayNameStream = (name: string): string =>
  `displayName-${hash('sha256', normaliseDisplayName(name), 'hex').slice(0, 32)}`
