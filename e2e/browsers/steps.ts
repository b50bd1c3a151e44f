import { expect, vi } from 'vitest'
import type { Control, Driver } from './driver.ts'
import { findIn, lookOutFor, type Name, type Role } from './in-page.ts'

const timeout = 20_000

/**
 * Waits for a control with this role and name and acts on it. Finds it again if it was covered or replaced.
 */
async function actOn(at: Driver, role: Role, name: Name, act: (control: Control) => Promise<void>) {
  await vi.waitFor(
    async () => {
      const control = await at.control(findIn(role, name))
      if (!control) throw new Error(`There is no ${role} ${name}.`)
      await act(control)
    },
    { timeout, interval: 100 },
  )
}

export const click = (at: Driver, role: Role, name: Name) =>
  actOn(at, role, name, (control) => control.click())

export const type = (at: Driver, name: Name, text: string) =>
  actOn(at, 'field', name, (control) => control.type(text))

export const choose = (at: Driver, name: Name, value: string) =>
  actOn(at, 'field', name, (control) => control.choose(value))

export const pick = (at: Driver, name: Name, path: string) =>
  actOn(at, 'file', name, (control) => control.pick(path))

/** Waits for an element with this role and name. */
export const has = (at: Driver, role: Role, name: Name) => actOn(at, role, name, async () => {})

/** Waits until the page shows a text. */
export const shows = (at: Driver, text: string) =>
  expect
    .poll(() => at.evaluate<string>('document.body.innerText'), { timeout, message: `shows “${text}”` })
    .toContain(text)

/** Waits until a text has been shown since `act` began, even if it is hidden again. */
export async function showsAfter(at: Driver, text: string, act: () => Promise<void>): Promise<void> {
  await at.evaluate(lookOutFor(text))
  await act()
  await expect.poll(() => at.evaluate('window.wasShown'), { timeout, message: `shows “${text}”` }).toBe(true)
}
