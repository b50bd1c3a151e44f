import { missingEngines } from './production.ts'

/** Separate processes need real engines: better no run than one that proves nothing. */
export default function requireEngines(): void {
  const missing = missingEngines()
  if (missing.length > 0)
    throw new Error(`These tests need real engines: set ${missing.join(', ')} in the environment.`)
}
