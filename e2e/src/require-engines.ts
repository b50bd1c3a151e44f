import { missingEngines } from './production.ts'

/**
 * Fails early without the real engines that separate processes need: a run without them would prove nothing.
 */
export default function requireEngines(): void {
  const missing = missingEngines()
  if (missing.length > 0)
    throw new Error(`These tests need real engines: set ${missing.join(', ')} in the environment.`)
}
