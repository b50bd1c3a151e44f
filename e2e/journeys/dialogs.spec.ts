import { settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { button, dialog, isGone, shows, signIn, visit } from '../src/steps.ts'
import { journey } from '../src/test.ts'

journey(
  'a dialog closes on a press outside, not on a selection that ends there',
  async ({ open, wattle }) => {
    await settle(await gardenerAt(wattle, 'dragged@example.com'))
    const { page } = await open()
    await signIn(page, { name: 'Nell', email: 'dragged@example.com' })
    await visit(page, '/tasks')
    await button(page, 'Add Task').click()
    const form = dialog(page, 'Add Task')
    const title = await form.getByLabel('Title').boundingBox()
    await page.mouse.move((title?.x ?? 0) + 20, (title?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move(10, (title?.y ?? 0) + 20)
    await page.mouse.up()
    await form.getByLabel('Title').press('Shift')
    await shows(form)
    await page.mouse.click(10, 10)
    await isGone(form)
  },
)
