import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { openShell } from './shell.ts'

const settings = readSettings({ WATTLE_LOG_LEVEL: 'silent' })

test('a process closes its web server first, then what it opened in reverse order', async () => {
  const shell = await openShell(settings, 'a process')
  const closed: string[] = []
  shell.app.addHook('onClose', async () => void closed.push('server'))
  shell.use({ close: () => void closed.push('log') })
  shell.onStop(async () => void closed.push('runner'))
  await shell.stop()
  expect(closed).toEqual(['server', 'runner', 'log'])
})

test('an engine that fails to close keeps no other from being closed', async () => {
  const shell = await openShell(settings, 'a process')
  const closed: string[] = []
  shell.use({ close: () => void closed.push('log') })
  shell.onStop(async () => {
    throw new Error('The feed is gone.')
  })
  await expect(shell.stop()).rejects.toThrow('The feed is gone.')
  expect(closed).toEqual(['log'])
})

test('/readyz includes checks that were added later', async () => {
  const shell = await openShell(settings, 'a process')
  shell.check('event log', async () => undefined)
  expect((await shell.app.inject('/readyz')).json()).toEqual({ status: 'ok', checks: { 'event log': 'ok' } })
  await shell.stop()
})
