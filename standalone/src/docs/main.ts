import '@wattle/server/process/node-version.cjs'
import { readFile, writeFile } from 'node:fs/promises'
import { eventCatalogue } from './event-catalogue.ts'
import { openApiDocument } from './openapi.ts'
import { envExample, withSettingsTable } from './settings-docs.ts'

/** Writes the generated documents: the API, the events, the settings. */
const at = (path: string) => new URL(`../../../${path}`, import.meta.url)

await writeFile(at('server/src/http/openapi.json'), await openApiDocument())
await writeFile(at('docs/events.json'), eventCatalogue())
await writeFile(at('.env.example'), envExample())
await writeFile(at('README.md'), withSettingsTable(await readFile(at('README.md'), 'utf8')))
