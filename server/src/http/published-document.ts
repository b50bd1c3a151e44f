import document from './openapi.json' with { type: 'json' }

/** The parts of the API document about routes. A check compares the file with the routes of both APIs. */
export type PublishedDocument = { openapi: string; paths: Record<string, Record<string, unknown>> }

export const publishedDocument = document as PublishedDocument

/** The methods of every documented URL, in the web server's notation. */
export const documentedMethods = new Map(
  Object.entries(publishedDocument.paths).map(([path, operations]) => [
    path.replaceAll(/\{(\w+)\}/g, ':$1'),
    Object.keys(operations).flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : method.toUpperCase())),
  ]),
)
