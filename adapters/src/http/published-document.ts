import { readFile } from 'node:fs/promises'

/** The API document as far as routes go; the file is checked to be what the routes of both APIs make. */
export type PublishedDocument = { openapi: string; paths: Record<string, Record<string, unknown>> }

const file = new URL('../../../docs/openapi.json', import.meta.url)

export async function readPublishedDocument(): Promise<PublishedDocument> {
  return JSON.parse(await readFile(file, 'utf8')) as PublishedDocument
}

/** The methods of every documented address, addresses written as the web server writes them. */
export function documentedMethods({ paths }: PublishedDocument): Map<string, string[]> {
  return new Map(
    Object.entries(paths).map(([path, operations]) => [
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      Object.keys(operations).flatMap((method) =>
        method === 'get' ? ['GET', 'HEAD'] : method.toUpperCase(),
      ),
    ]),
  )
}
