import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CatalogueEntry } from '../entry.ts'
import { catalogue } from './catalogue.ts'

const folder = join(import.meta.dirname, 'plants')
const collator = new Intl.Collator('en-AU')

/** The letters by which a plant is filed: “Bird’s nest fern” under “birdsnestfern”. */
const lettersOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

const plantsIn = async (file: string): Promise<readonly CatalogueEntry[]> =>
  (await import(join(folder, file))).plants

const kinds = globSync('*.ts', { cwd: folder })
const volumes = globSync('*/*.ts', { cwd: folder, exclude: ['*/jobs.ts'] })

test('every kind of plant has one file or folder, which the catalogue reads', async () => {
  const all = await Promise.all(kinds.map(plantsIn))
  for (const [index, plants] of all.entries())
    expect(new Set(plants.map(({ kind }) => kind)).size, kinds[index]).toBe(1)
  expect(all.flat().length).toBe(catalogue.length)
})

test.each(kinds)('%s lists its plants by name', async (file) => {
  const names = (await plantsIn(file)).map(({ name }) => lettersOf(name))
  expect(names).toEqual(names.toSorted(collator.compare))
})

test.each(volumes)('%s has the plants whose names begin with its letters', async (file) => {
  const [, from = '', to = from] = /\/([a-z]+)(?:-([a-z]+))?\.ts$/.exec(file) ?? []
  const strays = (await plantsIn(file)).filter(({ name }) => {
    const begins = lettersOf(name)
    return begins.slice(0, from.length) < from || begins.slice(0, to.length) > to
  })
  expect(strays.map(({ name }) => name)).toEqual([])
})
