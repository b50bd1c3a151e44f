import type { Imported } from '@wattle/command-api/takeout/import-takeout.ts'
import type { TakeoutManifest } from '@wattle/contracts/takeout/format.ts'
import { expect, test } from 'vitest'
import { heldLine, importedLines } from './takeout-lines.ts'

const imported: Imported = {
  gardenId: 'g',
  events: 3,
  before: 0,
  pictures: 1,
  missing: 0,
  plans: { brought: 0, unfinished: 0, known: 0 },
  namesTaken: [],
  displayName: null,
}

const inFile = (events: number) => {
  return { counts: { events, locations: 0, plants: 0, tasks: 0, nurseryPlants: 0, pictures: 1 } }
}

test('a takeout is told by the pictures that are in it', () => {
  const manifest = {
    format: 'wattle-takeout' as const,
    version: 1,
    madeAt: '2026-11-28T06:00:00.000Z',
    gardenId: 'g' as TakeoutManifest['gardenId'],
    displayName: null,
    ...inFile(283),
  }
  const line = (inIt: string[]) =>
    heldLine('a.zip', {
      manifest,
      pictures: ['rose', 'lemon'],
      hasPicture: (name) => inIt.includes(name),
    })
  expect([line(['rose', 'lemon']), line(['rose']), line([])]).toEqual([
    'a.zip, made at 2026-11-28T06:00:00.000Z, holds 283 events and 2 pictures.',
    'a.zip, made at 2026-11-28T06:00:00.000Z, holds 283 events and 1 of 2 pictures.',
    'a.zip, made at 2026-11-28T06:00:00.000Z, holds 283 events and 0 of 2 pictures.',
  ])
})

test('an import without problems is reported in two lines', () => {
  expect(importedLines(imported, inFile(3))).toEqual([
    'Garden g has 3 events. Read back, they make the same garden as the file.',
    'Stored: 1 picture.',
  ])
})

test('an import reports everything that differs from the file', () => {
  const plans = { brought: 2, unfinished: 1, known: 3 }
  expect(
    importedLines({ ...imported, before: 2, missing: 1, plans, namesTaken: ['Nell’s'] }, inFile(1_007)).slice(
      1,
    ),
  ).toEqual([
    'Not counted: 1,004 events about care plans, the display name or an erasure.',
    'Already there from an earlier import: 2 events.',
    'Stored: 1 picture.',
    'Missing from the file: 1 picture.',
    'Brought along: 2 records of how care plans were made.',
    'Left out: 3 records of how care plans were made, because a garden here has or had the same plant.',
    'Left out: 1 care plan, still being made. Ask again on the plant’s page.',
    'The display name Nell’s was left out, because another garden has it here.',
    'Visitors see nothing of this garden until its gardener chooses another name in Settings.',
  ])
})

test('an import that left out an earlier display name says nothing of a missing name', () => {
  const renamed = { ...imported, namesTaken: ['Nell’s'], displayName: 'Nell’s patch' }
  expect(importedLines(renamed, inFile(4)).slice(-1)).toEqual([
    'The display name Nell’s was left out, because another garden has it here.',
  ])
})
