import type { IncomingHttpHeaders } from 'node:http'
import multipart from '@fastify/multipart'
import type { Images } from '@wattle/adapters/images/port.ts'
import { imageUrlOf, type PictureWidth, thumbnailWidths } from '@wattle/contracts/images/addresses.ts'
import { largestPicture, pictureTypes } from '@wattle/contracts/images/choices.ts'
import { ImageResponse, UploadRequest, UploadResponse } from '@wattle/contracts/images/requests.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { numberIn, textUpTo } from '@wattle/contracts/values.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

const tags = ['images']
/** A stored picture never changes, but it can be removed. */
const aDay = 'public, max-age=86400, must-revalidate'
/**
 * Above `largestPicture`, so that a picture just over the limit is refused with the sentence for pictures.
 */
const uploadBodyLimit = largestPicture + 64 * 1024
const width = z.preprocess(numberIn, z.literal(thumbnailWidths)).optional()
const binary = { type: 'string', format: 'binary' } as const
const pictureForm = {
  schema: { type: 'object', properties: { file: binary }, required: ['file'] },
  encoding: { file: { contentType: pictureTypes.join(', ') } },
}

type Options = { images: Images }

export const imageRoutes: FastifyPluginAsyncZod<Options> = async (app, { images }) => {
  await app.register(multipart, { limits: { files: 1, fileSize: largestPicture, fields: 5 } })

  app.post(
    '/images/upload-url',
    {
      config: { bringsPicture: true, refuses: [409] },
      schema: {
        tags,
        summary: 'Get an address to upload a picture to',
        description: 'If `contentLength` is given, the address accepts exactly that many bytes.',
        body: UploadRequest,
        response: { 200: UploadResponse },
      },
    },
    async (request) => {
      const { contentType, contentLength } = request.body
      const { name, uploadUrl } = await images.offer(request.gardener.gardenId, contentType, contentLength)
      return { uploadUrl, imageUrl: imageUrlOf(name) }
    },
  )

  app.get(
    '/images/upload-url',
    {
      config: { bringsPicture: true, refuses: [409] },
      schema: {
        tags,
        summary: 'Get an address to upload a picture to, by file name',
        querystring: z.object({ fileName: textUpTo(255).min(1) }),
        response: { 200: UploadResponse },
      },
    },
    async (request) => {
      const extension = request.query.fileName.split('.').at(-1)?.toLowerCase() ?? ''
      const contentType = typesByExtension.get(extension) ?? 'image/jpeg'
      const { name, uploadUrl } = await images.offer(request.gardener.gardenId, contentType)
      return { uploadUrl, imageUrl: imageUrlOf(name) }
    },
  )

  app.post(
    '/images/upload',
    {
      bodyLimit: uploadBodyLimit,
      config: { bringsPicture: true, refuses: [409], takes: { 'multipart/form-data': pictureForm } },
      schema: {
        tags,
        summary: 'Upload a picture as a form with one file',
        response: { 201: ImageResponse },
      },
    },
    async (request, reply) => {
      const { name } = await images.put(request.gardener.gardenId, await fileOf(request))
      return reply.status(201).send({ imageUrl: imageUrlOf(name) })
    },
  )

  app.get(
    '/images/:name',
    {
      config: { public: true },
      schema: {
        tags,
        summary: 'A picture, as JPEG',
        description:
          'Names cannot be guessed; anyone who knows one can view the picture. `width` selects a smaller copy.',
        params: z.object({ name: textUpTo(200) }),
        querystring: z.object({ width }),
        response: {
          200: { content: { 'image/jpeg': { schema: z.instanceof(Buffer).meta(binary) } } },
          304: z.void(),
        },
      },
    },
    async (request, reply) => {
      const { name } = request.params
      const tag = `"${name}"`
      // Until it is kept, its owner may upload another picture to the same URL, so it is not cached.
      const isKept = (await images.size(name)) !== null
      const isThere = isKept && request.headers['if-none-match'] === tag
      const picture = isThere
        ? null
        : await images.read(name, request.query.width as PictureWidth | undefined)
      if (!picture && !isThere) throw new Refused('picture-not-found')
      if (isKept) reply.header('cache-control', aDay).header('etag', tag)
      else reply.header('cache-control', 'no-cache')
      if (!picture) return reply.status(304).send()
      return reply.type('image/jpeg').send(Buffer.from(picture))
    },
  )

  await app.register(uploadRoutes, { images })
}

async function fileOf(request: FastifyRequest): Promise<Buffer> {
  try {
    const file = await request.file()
    if (file) return await file.toBuffer()
  } catch (error) {
    // For a form that is cut off or has no boundary, the parser throws errors without a code.
    if ((error as { code?: string }).code !== undefined) throw error
  }
  throw new Refused('picture-unreadable')
}

/** The URLs for uploads that are sent to this server instead of an object store. */
const uploadRoutes: FastifyPluginAsyncZod<Options> = async (app, { images }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.put(
    '/images/uploads/:name',
    {
      bodyLimit: uploadBodyLimit,
      config: {
        public: true,
        bringsPicture: true,
        refuses: [403],
        takes: Object.fromEntries(pictureTypes.map((type) => [type, { schema: binary }])),
      },
      // Anyone may send requests here, so an invalid URL is refused before the body is read.
      onRequest: async ({ url, headers }) =>
        images.admit(url, headers['content-type'] ?? '', lengthOf(headers)),
      schema: {
        tags,
        summary: 'Upload a picture to the address you were given',
        params: z.object({ name: z.string() }),
        response: { 200: z.void().meta({ type: 'null' }) },
      },
    },
    async (request, reply) => {
      const body = request.body as Buffer | undefined
      await images.receive(request.url, request.headers['content-type'] ?? '', body ?? Buffer.alloc(0))
      return reply.status(200).send()
    },
  )
}

/** The length in the request's header; a chunked request has none. */
const lengthOf = (headers: IncomingHttpHeaders) =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length'])

/** Other extensions count as JPEG. */
const typesByExtension = new Map([
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
])
