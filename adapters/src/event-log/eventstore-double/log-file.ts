import {
  closeSync,
  fdatasync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

export type StoredEvent = {
  stream: string
  /** Infinity for the tombstone of a stream. */
  revision: number
  id: string
  type: string
  contentType: string
  /** Milliseconds since 1970. */
  created: number
  data: Uint8Array
  metadata: Uint8Array
  /** Offset in the file, which serves as the prepare position. */
  position: number
  /** Equal to `position`, except in a transaction: there it is the offset of the transaction's end. */
  commit: number
}

type Unplaced = Omit<StoredEvent, 'position' | 'commit'>

/** Marks of a frame within its call: more frames follow, the call ends, the transaction ends. */
const goesOn = 0
const ends = 1
const endsTransaction = 2
/** The event's content was erased; only its position is still taken. */
const erased = 3

const title = Buffer.from('EventStoreDB double, not EventStoreDB\n')
const frameHead = 8

/**
 * The events of a double in an append-only file, in which events can be erased. The events of one call are stored all
 * or not at all, even after a kill in the middle of a write.
 */
export class LogFile {
  readonly #path: string
  #file: number
  #size: number
  #pending: Buffer[] = []

  /** Opens the file, creating it if necessary, and passes all its events to `each` in order. */
  constructor(path: string, each: (event: StoredEvent) => void) {
    this.#path = path
    mkdirSync(dirname(path), { recursive: true })
    this.#file = openSync(path, 'a+')
    const content = readFileSync(path)
    this.#size = Math.max(readCalls(content, each), title.length)
    if (content.length === 0) this.#pending.push(title)
    else if (!content.subarray(0, title.length).equals(title))
      throw new Error(`${path} is not a file of the EventStoreDB double.`)
    ftruncateSync(this.#file, content.length === 0 ? 0 : this.#size)
  }

  /** Adds the events of one call to the next write. Returns them with their positions. */
  add(events: readonly Unplaced[], inTransaction = false): StoredEvent[] {
    const end = inTransaction ? endsTransaction : ends
    const placed = events.map((event, index) => {
      const position = this.#size
      const frame = toFrame(event, index === events.length - 1 ? end : goesOn)
      this.#pending.push(...frame)
      this.#size += frame.reduce((sum, part) => sum + part.length, 0)
      return { ...event, position }
    })
    return committed(placed, end, this.#size)
  }

  /** Writes the added events, so that killing the process no longer loses them. */
  write(): void {
    const whole = Buffer.concat(this.#pending)
    this.#pending = []
    for (let at = 0; at < whole.length; ) at += writeSync(this.#file, whole, at)
  }

  /** Overwrites events with zeros in a copy, which then replaces the file. */
  erase(events: readonly StoredEvent[]): void {
    const content = readFileSync(this.#path)
    for (const { position } of events) {
      const body = content.subarray(
        position + frameHead,
        position + frameHead + content.readUInt32BE(position),
      )
      body.fill(0)
      body.writeUInt8(erased, 0)
      content.writeUInt32BE(crc32(body), position + 4)
    }
    const copy = `${this.#path}.scavenged`
    writeFileSync(copy, content)
    const file = openSync(copy, 'a+')
    fsyncSync(file)
    renameSync(copy, this.#path)
    closeSync(this.#file)
    this.#file = file
  }

  /** Waits until the written events are on disk. */
  sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      fdatasync(this.#file, (error) => (error ? reject(error) : resolve()))
    })
  }

  close(): void {
    closeSync(this.#file)
  }
}

function committed(call: Omit<StoredEvent, 'commit'>[], mark: number, end: number): StoredEvent[] {
  return call.map((event) => ({ ...event, commit: mark === endsTransaction ? end - 1 : event.position }))
}

/** Frame format: length and checksum, then the mark, lengths of header and data, header, data, metadata. */
function toFrame({ data, metadata, revision, ...rest }: Unplaced, mark: number) {
  const header = Buffer.from(
    JSON.stringify({ ...rest, revision: Number.isFinite(revision) ? revision : null }),
  )
  const lengths = Buffer.alloc(frameHead + 9)
  lengths.writeUInt32BE(9 + header.length + data.length + metadata.length, 0)
  lengths.writeUInt8(mark, frameHead)
  lengths.writeUInt32BE(header.length, frameHead + 1)
  lengths.writeUInt32BE(data.length, frameHead + 5)
  const parts = [header, Buffer.from(data), Buffer.from(metadata)]
  lengths.writeUInt32BE(
    parts.reduce((sum, part) => crc32(part, sum), crc32(lengths.subarray(frameHead))),
    4,
  )
  return [lengths, ...parts]
}

/** Passes the events of every complete call to `each`. Returns the offset where the last complete call ends. */
function readCalls(content: Buffer, each: (event: StoredEvent) => void): number {
  let end = title.length
  let call: Omit<StoredEvent, 'commit'>[] = []
  for (let at = end; at + frameHead + 9 <= content.length; ) {
    const body = content.subarray(at + frameHead, at + frameHead + content.readUInt32BE(at))
    if (body.length < content.readUInt32BE(at) || crc32(body) !== content.readUInt32BE(at + 4)) break
    const mark = body.readUInt8(0)
    const next = at + frameHead + body.length
    if (mark === erased) {
      at = next
      if (call.length === 0) end = at
      continue
    }
    const dataAt = 9 + body.readUInt32BE(1)
    const metadataAt = dataAt + body.readUInt32BE(5)
    const header = JSON.parse(body.toString('utf8', 9, dataAt))
    call.push({
      ...header,
      revision: header.revision ?? Number.POSITIVE_INFINITY,
      data: Uint8Array.from(body.subarray(dataAt, metadataAt)),
      metadata: Uint8Array.from(body.subarray(metadataAt)),
      position: at,
    })
    at = next
    if (mark === goesOn) continue
    for (const event of committed(call, mark, at)) each(event)
    call = []
    end = at
  }
  return end
}
