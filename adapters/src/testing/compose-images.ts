import { readFileSync } from 'node:fs'
import type { EngineName } from './engines.ts'

const composeFile = new URL('../../../docker-compose.yml', import.meta.url)

/** The image of an engine in `docker-compose.yml`, where the service has the engine's name. */
export function composeImage(name: EngineName, text = readFileSync(composeFile, 'utf8')): string {
  const service = new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)*)`, 'm').exec(text)?.[1] ?? ''
  const image = /^ {4}image: *(\S+)$/m.exec(service)?.[1]
  if (!image) throw new Error(`docker-compose.yml has no image for ${name}.`)
  return image
}
