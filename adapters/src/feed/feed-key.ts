import { gardenOfStream } from '@wattle/contracts/envelope.ts'
import { accountOfStream } from '@wattle/contracts/identity/events.ts'

/** The garden or account whose events the feed keeps in order, or null for a stream that the feed does not carry. */
export const feedKeyOf = (stream: string): string | null => gardenOfStream(stream) ?? accountOfStream(stream)
