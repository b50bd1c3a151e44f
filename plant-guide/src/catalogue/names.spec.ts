import { expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { shortName } from './names.ts'

it('keeps the capital letter of a name that has one within the sentences of its plant', () => {
  const lowered = catalogue.filter((entry) => {
    const [first = ''] = entry.name.split(' ')
    const sentences = entry.jobs.flatMap(({ title, description, why }) => [title, description, why])
    const isProper = new RegExp(`[a-z,;] ${first}\\b`).test(
      [...sentences, ...Object.values(entry.care)].join('. '),
    )
    return isProper && !shortName(entry).startsWith(first)
  })
  // The rose is named after the banksia, and its name is written with and without a capital.
  expect(lowered.map(({ name }) => name)).toEqual(['Banksia rose'])
})
