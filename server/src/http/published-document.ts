import document from './openapi.json' with { type: 'json' }

/** The API document as far as routes go; the file is checked to be what the routes of both APIs make. */
export type PublishedDocument = { openapi: string; paths: Record<string, Record<string, unknown>> }

export const publishedDocument = document as PublishedDocument

/** The methods of every documented address, addresses written as the web server writes them. */
export const documentedMethods = new Map(
  Object.entries(publishedDocument.paths).map(([path, operations]) => [
    path.replaceAll(/\{(\w+)\}/g, ':$1'),
    Object.keys(operations).flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : method.toUpperCase())),
  ]),
)
