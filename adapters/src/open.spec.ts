import { expect, onTestFinished, test } from 'vitest'
import { gardenOf } from './identity/garden-of.ts'
import { openEngines } from './open.ts'
import { readSettings } from './settings.ts'
import { scratchFolder } from './sqlite/testing/scratch.ts'

test('one e-mail is one garden, at whatever address the embedded sign-in is', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const gardenAt = async (origin: string) => {
    const settings = readSettings({ WATTLE_DATA: folder })
    const engines = await openEngines(settings, { origin, report: () => undefined })
    const token = await engines.embeddedProvider?.mintToken('nell@example.com')
    const garden = gardenOf(await engines.verifier.verify(token ?? ''))
    await engines.close()
    return garden
  }
  expect(await gardenAt('http://localhost:4001')).toBe(await gardenAt('http://127.0.0.1:4000'))
})
