import { embeddedIssuer, subjectOf } from '@wattle/adapters/identity/development-identity.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { expect, test } from 'vitest'
import { linkArguments, usage } from './link-arguments.ts'

const nell = gardenOf({ issuer: 'https://old.example', subject: 'nell' })
const to = gardenOf({ issuer: 'https://new.example', subject: 'n-1' })
const words = (line: string) => line.split(' ').filter(Boolean)

test.each([
  ['--from https://old.example nell --to https://new.example n-1', { do: 'link', from: nell, to }],
  ['--to https://new.example n-1 --from https://old.example nell', { do: 'link', from: nell, to }],
  [`--from-garden ${nell.toUpperCase()} --to https://new.example n-1`, { do: 'link', from: nell, to }],
  ['--undo --to https://new.example n-1', { do: 'unlink', to }],
  [
    '--undo --to embedded Ada@example.com',
    { do: 'unlink', to: gardenOf({ issuer: embeddedIssuer, subject: subjectOf('ada@example.com') }) },
  ],
  ['--show https://new.example n-1', { do: 'show', account: to }],
  ['--help', { do: 'help' }],
])('%s is understood', (line, understood) => {
  expect(linkArguments(words(line))).toEqual(understood)
})

test.each([
  ['', '--to <issuer> <subject> is missing.'],
  ['--from https://old.example nell', '--to <issuer> <subject> is missing.'],
  ['--to https://new.example', '--to takes an issuer and a subject.'],
  ['--from a b c --to https://new.example n-1', '--from takes an issuer and a subject.'],
  ['--to https://new.example n-1', 'Either --from <issuer> <subject> or --from-garden'],
  [
    `--from https://a.example b --from-garden ${nell} --to https://new.example n-1`,
    'Either --from <issuer> <subject> or',
  ],
  ['--from-garden nell --to https://new.example n-1', '--from-garden takes the ID of a garden.'],
  ['--undo --from https://a.example b --to https://new.example n-1', '--undo only goes with --to.'],
  ['--undo nell --to https://new.example n-1', '--undo only goes with --to.'],
  ['--to embeded nell@example.com', 'embeded is neither the word embedded nor an address.'],
  ['--to embedded nell', 'nell is not an e-mail address.'],
  ['--show https://new.example', '--show takes an issuer and a subject.'],
  ['--show https://a.example b --to https://c.example d', '--show goes with no other option.'],
])('"%s" is refused in one sentence that names the help', (line, sentence) => {
  expect(() => linkArguments(words(line))).toThrow(sentence)
  expect(() => linkArguments(words(line))).toThrow(/^[^\n]+ npm run -s identity:link -- --help says more\.$/)
})

test.each([
  ['--to a b --to c d', '--to is given twice.'],
  ['--form a b --to c d', '--form is not an option.'],
  ['nell --to c d', 'nell belongs to no option.'],
])('"%s" is refused in one sentence with the usage', (line, sentence) => {
  expect(() => linkArguments(words(line))).toThrow(new Error(`${sentence}\n\n${usage}`))
})
