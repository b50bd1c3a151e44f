import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf, importsOf, read, sources } from './imports.ts'

/** What each folder or file imports from its workspace, types included. Specs and their helpers may import anything. */
function importedFolders(workspace: string, folderOf = dirname): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>()
  for (const file of sources(workspace).filter((each) => !/\.spec\.ts$|\/testing\//.test(each))) {
    const folder = folderOf(file)
    const others = importsOf(file)
      .map(({ from }) => fileOf(file, from))
      .filter((other) => other?.startsWith(`${workspace}/`))
      .map((other) => folderOf(other ?? ''))
      .filter((other) => other !== folder)
    imported.set(folder, new Set([...(imported.get(folder) ?? []), ...others]))
  }
  return imported
}

/** The first cycle found; empty if there is none. */
function cycleIn(imported: Map<string, Set<string>>): string[] {
  const done = new Set<string>()
  const visit = (folder: string, path: string[]): string[] => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder]
    if (done.has(folder)) return []
    const cycle = [...(imported.get(folder) ?? [])].map((next) => visit(next, [...path, folder]))
    done.add(folder)
    return cycle.find((each) => each.length > 0) ?? []
  }
  return [...imported.keys()].map((folder) => visit(folder, [])).find((each) => each.length > 0) ?? []
}

test('the folders of command-api import each other without cycles', () => {
  const imported = importedFolders('command-api')
  expect(imported.size).toBeGreaterThan(1)
  expect(cycleIn(imported)).toEqual([])
})

test('the folders of the plant guide import each other without cycles', () => {
  const areaOf = (file: string) => dirname(file).split('/').slice(0, 3).join('/')
  const imported = importedFolders('plant-guide', areaOf)
  expect(imported.size).toBeGreaterThan(5)
  expect(cycleIn(imported)).toEqual([])
})

const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }

test.each(workspaces)('the files of %s import each other without cycles', (workspace) => {
  const imported = importedFolders(workspace, (file) => file)
  expect(imported.size).toBeGreaterThan(10)
  expect(cycleIn(imported)).toEqual([])
})

test('the shared files of query-api import none of its features', () => {
  const puttingTogether = /\/(app|main|read-side|routes)\.ts$/
  const isShared = (file: string) => dirname(file) === 'query-api/src' && !puttingTogether.test(file)
  const areaOf = (file: string) => (isShared(file) ? 'shared' : dirname(file))
  expect([...(importedFolders('query-api', areaOf).get('shared') ?? [])]).toEqual([])
})
