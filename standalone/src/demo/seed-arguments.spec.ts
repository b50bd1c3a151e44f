import { expect, test } from 'vitest'
import { seedArguments } from './seed-arguments.ts'

const words = (line: string) => line.split(' ').filter(Boolean)

test.each([
  ['', { do: 'demo' }],
  ['--help', { do: 'help' }],
  ['--gardens 10', { do: 'invent', gardens: 10, years: 2, seed: 1 }],
  ['--gardens=10 --years 5 --seed 0', { do: 'invent', gardens: 10, years: 5, seed: 0 }],
])('"%s" is understood', (line, understood) => {
  expect(seedArguments(words(line))).toEqual(understood)
})

test.each([
  ['--gardens 0', '--gardens takes a whole number from 1 to 1000000.'],
  ['--gardens ten', '--gardens takes a whole number from 1 to 1000000.'],
  ['--gardens 1 --years 51', '--years takes a whole number from 1 to 50.'],
  ['--years 2', '--years and --seed only go with --gardens.'],
  ['--seed 0', '--years and --seed only go with --gardens.'],
])('"%s" is refused in one sentence that names the help', (line, sentence) => {
  expect(() => seedArguments(words(line))).toThrow(`${sentence} npm run seed:demo -- --help says more.`)
})
