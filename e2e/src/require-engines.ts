import { missingEngines } from './production.ts'

/** The production shape cannot do without real engines: better no run than one that proves nothing. */
export default function requireEngines(): void {
  const missing = missingEngines()
  if (missing.length > 0)
    throw new Error(
      `The production shape needs engines: ${missing.join(', ')} must be named in the environment.`,
    )
}
