import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files under a folder that contain any of these words. */
export function filesWith(folder: string, ...words: string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      const content = readFileSync(path)
      return words.some((word) => content.includes(word))
    })
}
