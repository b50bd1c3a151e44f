import { expect, it, vi } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { namesOf } from '../catalogue/names.ts'
import { likeness, nameWordsOf } from '../words.ts'
import { identify } from './identify.ts'

vi.mock('../words.ts', { spy: true })

it('compares few words for a hint of many unknown ones', () => {
  const comparisons = (words: number) => {
    const unknown = Array.from({ length: words }, (_, index) => `qzx${String(index).padStart(2, 'j')}`)
    vi.mocked(likeness).mockClear()
    identify({ hint: unknown.join(' ') })
    return vi.mocked(likeness).mock.calls.length
  }
  const vocabulary = new Set(
    catalogue.flatMap((entry) => [...namesOf(entry), entry.species].flatMap(nameWordsOf)),
  )
  expect(comparisons(2)).toBeGreaterThan(0)
  expect(comparisons(8)).toBeLessThan(vocabulary.size / 4)
  expect(comparisons(83)).toBe(comparisons(8))
})
