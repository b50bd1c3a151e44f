import type shared from '@eventstore/db-client/generated/shared_pb.js'
import type { Proposed } from './stream.ts'

type Message = {
  getId(): InstanceType<typeof shared.UUID> | undefined
  getMetadataMap(): { get(key: string): string | undefined }
  getData_asU8(): Uint8Array
  getCustomMetadata_asU8(): Uint8Array
}

/** Decodes the event in a message of either kind of append. */
export function proposed(message: Message): Proposed {
  const metadata = message.getMetadataMap()
  return {
    id: (message.getId()?.getString() ?? '').toLowerCase(),
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? 'application/octet-stream',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Whether the event makes the server's handler throw. */
export const isMalformed = ({ id, type }: Proposed): boolean => !uuid.test(id) || type === ''
