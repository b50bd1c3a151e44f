import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: object }
const workflows = globSync('.github/workflows/*.yml', { cwd: root })

test('there are workflows', () => {
  expect(workflows.length).toBeGreaterThan(0)
})

describe.each(workflows)('%s', (path) => {
  const text = readFileSync(`${root}/${path}`, 'utf8')
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

  test('runs npm scripts that exist', () => {
    const named = all(/npm (?:run (?:-s )?)?(test|(?<=run (?:-s )?)[a-z0-9:-]+)/g)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('pins every action to a commit, with its version beside it', () => {
    const actions = all(/uses: (.*)/g)
    expect(
      actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([])
  })

  test('has read-only permissions', () => {
    expect(all(/^ *(\w[\w-]*: write)/gm)).toEqual([])
    expect(text).toContain('permissions:\n  contents: read')
  })
})
