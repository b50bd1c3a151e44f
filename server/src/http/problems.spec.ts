import {
  LogUnavailable,
  OutcomeUnknown,
  StreamDamaged,
  UnappendableEvents,
} from '@wattle/adapters/event-log/port.ts'
import { InvalidToken, IssuerUnavailable } from '@wattle/adapters/identity/port.ts'
import {
  ImagesUnavailable,
  PictureMissing,
  PictureTooLarge,
  PictureUnreadable,
  TooManyUploads,
  UploadRefused,
} from '@wattle/adapters/images/port.ts'
import { PlantAiUnavailable } from '@wattle/adapters/plant-ai/port.ts'
import { ReadModelsUnavailable } from '@wattle/adapters/read-models/port.ts'
import { UnknownEvent, UnknownVersion } from '@wattle/contracts/event.ts'
import { type RefusalCode, Refused, refusals } from '@wattle/contracts/refusals.ts'
import { expect, test } from 'vitest'
import { problemFrom } from './problems.ts'

test.each(Object.keys(refusals) as RefusalCode[])('%s is answered with its status and message', (code) => {
  const { status, message } = refusals[code]
  expect(problemFrom(new Refused(code))).toEqual({ status, body: { code, message } })
})

const unknownPicture = refusals['picture-not-found'].message
test.each([
  { sent: { body: { plantId: 'p', locationId: 'l' } }, code: 'location-not-found', path: 'locationId' },
  { sent: { query: { plantId: 'p' } }, code: 'plant-not-found', path: 'plantId' },
  { sent: { body: { imageUrl: '/api/images/x' } }, code: 'picture-not-found', path: 'imageUrl' },
  { sent: { body: { galleryImageUrls: ['x'] } }, code: 'picture-not-found', path: 'galleryImageUrls' },
  {
    sent: { body: { galleryImageUrls: null, featureImageUrl: 'x' } },
    code: 'picture-not-found',
    path: 'featureImageUrl',
  },
] as const)('$code names the field of the request $sent', ({ sent, code, path }) => {
  const { message } = refusals[code]
  expect(problemFrom(new Refused(code), sent).body.issues).toEqual([{ path, message }])
})

test.each([{}, { body: null }, { body: [] }, { body: { name: 'Bed' }, query: {} }])(
  'no field is named that the request %j does not have',
  (sent) => {
    const { status, body } = problemFrom(new PictureMissing('x'), sent)
    expect([status, body]).toEqual([404, { code: 'picture-not-found', message: unknownPicture }])
  },
)

test.each<[Error, RefusalCode]>([
  [new LogUnavailable('x'), 'unavailable'],
  [new OutcomeUnknown('x'), 'outcome-unknown'],
  [new StreamDamaged('x', 'garden-x', 0, 'cannot be read'), 'garden-damaged'],
  [new UnknownEvent('x'), 'release-too-old'],
  [new UnknownVersion('x'), 'release-too-old'],
  [new UnappendableEvents('x'), 'too-much-at-once'],
  [new ReadModelsUnavailable('x'), 'unavailable'],
  [new ImagesUnavailable('x'), 'unavailable'],
  [new IssuerUnavailable('x'), 'unavailable'],
  [new InvalidToken('x'), 'unauthenticated'],
  [new PlantAiUnavailable('x'), 'plant-ai-unavailable'],
  [new UploadRefused('x'), 'upload-expired'],
  [new TooManyUploads('x'), 'uploads-full'],
  [new PictureMissing('x'), 'picture-not-found'],
  [new PictureUnreadable('x'), 'picture-unreadable'],
  [new PictureTooLarge('x'), 'picture-too-large'],
  [new Error('x'), 'internal'],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED', statusCode: 502 }), 'internal'],
])('the error %o is answered as %s', (error, code) => {
  expect(problemFrom(error)).toEqual(problemFrom(new Refused(code)))
})

test('an unknown 4xx error keeps its status but not its message', () => {
  const error = Object.assign(new Error('Raw words of a library'), { code: 'FST_ODD', statusCode: 418 })
  expect(problemFrom(error)).toEqual({
    status: 418,
    body: { code: 'invalid', message: refusals.invalid.message },
  })
})
