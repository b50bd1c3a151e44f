import { limitsInWords } from './garden/limits.ts'

/**
 * Why a command or a request was refused: the status of the response and the sentence that a gardener reads.
 * `path` names the field that the sentence belongs to, which the response names if the request has it. No other file
 * defines these sentences and statuses. They are plain values, so that the web app can show the same sentence before
 * it sends anything.
 */
export const refusals = {
  invalid: {
    status: 400,
    message: 'Some of those details don’t look right. Please check them and try again.',
  },
  'malformed-id': { status: 400, message: 'That address contains an ID we don’t recognise.' },
  'body-unreadable': { status: 400, message: 'The request body could not be read as JSON.' },
  'body-too-complex': {
    status: 400,
    message: 'The request has too many fields or is nested too deeply.',
  },
  'idempotency-key-malformed': { status: 400, message: 'The Idempotency-Key must be a UUID.' },
  unauthenticated: { status: 401, message: 'Please sign in to see your garden.' },
  'not-administrator': {
    status: 403,
    message: 'Only administrators can do that. The person who runs this copy of Wattle can make you one.',
  },
  'picture-missing': { status: 400, message: 'Please upload an image first' },
  'upload-expired': {
    status: 403,
    message: 'This upload link is no longer valid. Please choose the photo again.',
  },
  'route-not-found': { status: 404, message: 'There is nothing at this address.' },
  'location-not-found': { status: 404, message: 'Location not found', path: 'locationId' },
  'plant-not-found': { status: 404, message: 'Plant not found', path: 'plantId' },
  'task-not-found': { status: 404, message: 'Task not found' },
  'nursery-plant-not-found': { status: 404, message: 'Nursery plant not found', path: 'nurseryPlantId' },
  'product-not-found': { status: 404, message: 'Product not found' },
  'garden-not-found': { status: 404, message: 'Garden not found' },
  'picture-not-found': {
    status: 404,
    message: 'We could not find that photo. To use it, please upload it again.',
    path: 'imageUrl',
  },
  'migration-not-found': { status: 404, message: 'There is no migration of that read model.' },
  'dead-letter-not-found': { status: 404, message: 'No garden is parked there any more.' },
  'method-not-allowed': { status: 405, message: 'That method is not supported at this address.' },
  'body-stalled': {
    status: 408,
    message: 'That didn’t arrive in time. Please check your connection and try again.',
  },
  'profile-incomplete': {
    status: 409,
    message: 'Add a display name, description and feature image before sharing plants publicly.',
    path: 'visibility',
  },
  'profile-half-filled': {
    status: 409,
    message: 'Please complete the display name, description and feature image or leave all fields blank',
  },
  'listing-incomplete': {
    status: 409,
    message: 'Please complete the display name, description and feature image before listing your garden',
    path: 'shareGarden',
  },
  'display-name-locked': {
    status: 409,
    message: 'Your display name is saved and cannot be changed.',
    path: 'displayName',
  },
  'display-name-taken': {
    status: 409,
    message: 'Display name already in use. Please choose a different name.',
    path: 'displayName',
  },
  'gallery-full': { status: 409, message: 'You can upload up to 5 images.', path: 'galleryImageUrls' },
  'pictures-full': {
    status: 409,
    message: 'Your garden has reached its limit for photos, so this one was not saved.',
    path: 'imageUrl',
  },
  'uploads-full': {
    status: 409,
    message:
      'You have uploaded many photos without using them. Please save some of them, or try again tomorrow.',
  },
  'picture-in-profile': {
    status: 409,
    message: 'This is the only photo on your public profile. Please add another one there first.',
  },
  'locations-full': {
    status: 409,
    message: `Your garden has reached its limit of ${limitsInWords.locations}. Delete one before you add another.`,
  },
  'plants-full': {
    status: 409,
    message: `Your garden has reached its limit of ${limitsInWords.plants}. Delete one before you add another.`,
  },
  'tasks-full': {
    status: 409,
    message: `Your garden has reached its limit of ${limitsInWords.pendingTasks}. Complete or delete some before you add more.`,
  },
  'nursery-full': {
    status: 409,
    message: `Your garden has reached its limit of ${limitsInWords.nurseryPlants}. Remove one before you add another.`,
  },
  'location-has-plants': {
    status: 409,
    message:
      'This location still has plants. Move or delete them first, or delete the location and its plants together.',
  },
  'location-has-many-tasks': {
    status: 409,
    message:
      'This location has too many tasks to delete at once. Move or delete some of its plants or finished tasks first.',
  },
  'plant-has-many-tasks': {
    status: 409,
    message: 'This plant has too many tasks to delete at once. Delete some of its finished tasks first.',
  },
  'already-there': { status: 409, message: 'That’s already in your garden.' },
  'planted-too-late': {
    status: 409,
    message: 'That is more than a year from now. Please check the date.',
    path: 'plantedDate',
  },
  'day-not-come': {
    status: 409,
    message: 'That date is in the future. Please choose today or an earlier date.',
    path: 'doneOn',
  },
  'migration-not-cancellable': {
    status: 409,
    message: 'There is nothing to cancel: no migration of this read model is under way.',
  },
  'migration-not-planned': {
    status: 409,
    message: 'The migration has not begun yet. Try again in a moment.',
  },
  'migration-unfinished': {
    status: 409,
    message: 'The last migration of this read model is unfinished or has failed: cancel it first.',
  },
  'migration-not-failed': { status: 409, message: 'Only a failed migration can be resumed.' },
  'migration-not-ready': {
    status: 409,
    message: 'There is no verified version of this read model to switch to.',
  },
  'migration-not-kept': {
    status: 409,
    message: 'There is no version of this read model left to roll back to.',
  },
  'care-plan-not-open': { status: 409, message: 'This care plan is no longer needed.' },
  'erasure-not-due': { status: 409, message: 'This garden isn’t due to be erased yet.' },
  'garden-erased': {
    status: 409,
    message: 'This garden has been erased. Reload the page to begin a new one.',
  },
  'product-in-many-tasks': {
    status: 409,
    message:
      'Too many tasks use this product to change them all at once. You can change it in one task at a time.',
  },
  'too-much-at-once': { status: 409, message: 'That’s too much at once. Please split it up.' },
  conflict: {
    status: 409,
    message: 'Your garden was changed somewhere else at the same time. Please try again.',
  },
  'body-too-large': { status: 413, message: 'That’s too large to send.' },
  'picture-too-large': {
    status: 413,
    message: 'File too large. Please upload an image smaller than 10MB.',
    path: 'imageUrl',
  },
  'content-type-unsupported': {
    status: 415,
    message: 'Please send this as JSON, or a picture as multipart/form-data.',
  },
  'picture-unreadable': {
    status: 415,
    message: 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.',
    path: 'imageUrl',
  },
  'idempotency-key-reused': {
    status: 422,
    message: 'This was already sent with different details. Please reload the page and try again.',
  },
  'too-many-requests': {
    status: 429,
    message: 'That was a lot of requests at once. Please wait a moment and try again.',
  },
  'headers-too-large': { status: 431, message: 'The address or the headers of the request are too long.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    status: 503,
    message: 'We can’t reach your garden right now. Nothing was changed. Please try again in a moment.',
  },
  'outcome-unknown': {
    status: 503,
    message:
      'We can’t reach your garden right now, so we don’t know whether that was saved. Please check before you try again.',
  },
  'garden-damaged': {
    status: 503,
    message:
      'Part of your garden’s record is damaged, so nothing can be changed until it is repaired. You can still look around.',
  },
  'release-too-old': {
    status: 503,
    message:
      'Your garden’s record needs a newer release of Wattle, so nothing can be changed for now. You can still look around.',
  },
  rebuilding: { status: 503, message: 'Your garden is being rebuilt. Nothing is lost.' },
  'plant-ai-unavailable': { status: 503, message: 'Failed to identify plant. Please try again later.' },
} as const satisfies Record<string, { status: number; message: string; path?: string }>

export type RefusalCode = keyof typeof refusals

/** A rule was violated. Thrown by deciders and routes; one error handler turns it into a response. */
export class Refused extends Error {
  readonly code: RefusalCode
  /** Progress of the rebuild that the request has to wait for. */
  readonly percent: number | undefined

  constructor(code: RefusalCode, percent?: number) {
    super(refusals[code].message)
    this.code = code
    this.percent = percent
  }
}
