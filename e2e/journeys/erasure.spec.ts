import { expect } from 'vitest'
import { plantGarden } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, isAccessible, isGone, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

journey(
  'a gardener requests erasure of the garden, withdraws the request and keeps it',
  async ({ open, wattle }) => {
    const email = 'erase@example.com'
    const name = 'Fleeting Grove'
    const nell = await gardenerAt(wattle, email)
    await plantGarden(nell, name)
    const publicly = async () => (await fetch(`${wattle.address}/public/${encodeURIComponent(name)}`)).status
    await expect.poll(publicly).toBe(200)
    const { page } = await open({ width: 390 })
    await signIn(page, { name: 'Nell', email })

    await visit(page, '/settings')
    await button(page, 'Erase my garden').click()
    const question = dialog(page, 'Erase your garden?')
    await shows(question)
    await isAccessible(page)
    // The keyboard alone can submit the form, but not by an accidental Enter.
    await question.getByLabel('Type “erase” to confirm').press('Enter')
    await shows(question.getByText('Please type the word erase.'))
    await question.getByLabel('Type “erase” to confirm').fill('Erase')
    await question.getByLabel('Type “erase” to confirm').press('Enter')
    await isGone(question)
    await shows(page.getByText(/^Your garden will be erased on \w{3} \d+ \w{3} \d{4}$/))
    expect(await publicly()).toBe(404)

    await visit(page, '/')
    const notice = page.getByText('Until then nothing is lost, and you can change your mind.', {
      exact: false,
    })
    await shows(notice)
    await isAccessible(page)
    await visit(page, '/my-plants')
    await button(page, 'Keep my garden').click()
    await shows(page.getByText('Your garden won’t be erased.', { exact: false }))
    await isGone(notice)
    await expect.poll(publicly).toBe(200)
  },
)
