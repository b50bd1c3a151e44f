import { GardenId } from '@wattle/contracts/ids.ts'
import { expect, test } from 'vitest'
import { optionValue, parseCommandLine } from './command-line.ts'

const options = { garden: { type: 'string' }, print: { type: 'boolean' } } as const
const usage = 'Usage: npm run erase'
const words = (line: string) => line.split(' ').filter(Boolean)

test('the options of a command line are returned, and its words if it takes any', () => {
  const args = words('--garden=-3 --print roses')
  const { values, positionals } = parseCommandLine({ args, options, allowPositionals: true }, usage)
  expect([{ ...values }, positionals]).toEqual([{ garden: '-3', print: true }, ['roses']])
})

test.each([
  ['--graden 3', '--graden is not an option.'],
  ['-x', '-x is not an option.'],
  ['--toString', '--toString is not an option.'],
  ['--print roses', 'roses belongs to no option.'],
  ['--garden', '--garden takes a value.'],
  ['--garden=', '--garden takes a value.'],
  ['--garden --print', '--garden takes a value.'],
  ['--garden 3 --print --garden 4', '--garden is given twice.'],
  ['--print=yes', '--print takes no value.'],
])('"%s" is refused in one sentence with the usage', (line, sentence) => {
  const parse = () => parseCommandLine({ args: words(line), options }, usage)
  expect(parse).toThrow(new Error(`${sentence}\n\n${usage}`))
})

test('a value that its option does not take is named with the reason', () => {
  const id = '0a000000-0000-4000-8000-00000000000a'
  expect(optionValue('--garden', GardenId, id)).toBe(id)
  expect(() => optionValue('--garden', GardenId, 'roses')).toThrow(/^--garden roses: That is not a valid /)
})
