import { randomUUID } from 'node:crypto'
import type streamsPb from '@eventstore/db-client/generated/streams_pb.js'
import { type ServerWritableStream, status } from '@grpc/grpc-js'
import type { Commits } from './commits.ts'
import type { Faults } from './faults.ts'
import type { StoredEvent } from './log-file.ts'
import { caughtUp, checkpoint, confirmation, eventMessage, nameOf, streamNotFound } from './messages.ts'
import { refusal, refusalOf, writeError } from './refusals.ts'
import type { Users } from './rights.ts'
import type { Streams } from './streams.ts'

type Options = InstanceType<typeof streamsPb.ReadReq.Options>
type ReadCall = ServerWritableStream<InstanceType<typeof streamsPb.ReadReq>, Buffer>
type Context = { streams: Streams; commits: Commits; faults: Faults; users: Users | null }

/** Default number of events between two checkpoints of a filtered subscription. */
const searchWindow = 32

/** The gRPC call that reads and subscribes. */
export function readCalls(context: Context) {
  const { faults } = context
  return {
    read(call: ReadCall) {
      call.on('error', () => undefined)
      const options = call.request.getOptions()
      if (!options) return fail(call, refusal(status.INVALID_ARGUMENT))
      const refused = refusalOf(context, call.metadata, options.hasAll() ? 'read-all' : 'read')
      if (refused) return fail(call, refused)
      faults.through(
        () =>
          void (options.hasSubscription() ? follow(context, call, options) : read(context, call, options)),
      )
    },
  }
}

async function read({ streams }: Context, call: ReadCall, options: Options) {
  const stream = options.getStream()
  const name = nameOf(stream?.getStreamIdentifier())
  const found = stream ? streams.visible(name) : streams.all
  if (found === 'deleted') return fail(call, writeError({ kind: 'deleted' }, name))
  if (found === 'not-found') await send(call, streamNotFound(name))
  else
    for (const event of asked(found, streams, options)) if (!(await send(call, eventMessage(event)))) return
  call.end()
}

/** Selects the requested events: forwards from the given place on, backwards from the one before it. */
function asked(found: readonly StoredEvent[], streams: Streams, options: Options): readonly StoredEvent[] {
  const backwards = options.getReadDirection() === 1
  const count = Number(options.getCount())
  const [stream, all] = [options.getStream(), options.getAll()]
  let index = 0
  if (stream?.hasRevision()) {
    const revision = Number(stream.getRevision()) + (backwards ? 1 : 0)
    index = found.findIndex((event) => event.revision >= revision)
    if (index < 0) index = found.length
  } else if (all?.hasPosition()) index = streams.indexFrom(...placeOf(all))
  else if (stream?.hasEnd() || all?.hasEnd()) index = found.length
  return backwards
    ? found.slice(Math.max(index - count, 0), index).reverse()
    : found.slice(index, index + count)
}

function placeOf(all: InstanceType<typeof streamsPb.ReadReq.Options.AllOptions>): [number, number] {
  const position = all.getPosition()
  return [Number(position?.getCommitPosition()), Number(position?.getPreparePosition())]
}

async function follow({ streams, commits, faults }: Context, call: ReadCall, options: Options) {
  const watched = faults.watch()
  const [stream, all] = [options.getStream(), options.getAll()]
  const events = () => (stream ? streams.eventsOf(nameOf(stream.getStreamIdentifier())) : streams.all)
  const { wanted, every } = filterOf(options)
  let next = 0
  if (stream?.hasRevision()) next = Number(stream.getRevision()) + 1
  else if (all?.hasPosition()) {
    const [commit, prepare] = placeOf(all)
    next = streams.indexFrom(commit, prepare + 1)
  } else if (stream?.hasEnd() || all?.hasEnd()) next = events().length
  let reached = events()[next - 1]
  let known = events()
  let seen = 0
  let live = false
  call.on('cancelled', () => commits.wake())

  if (!(await send(call, confirmation(randomUUID())))) return
  while (!call.cancelled) {
    const drop = watched.drop()
    if (drop === 'end') return call.end()
    if (drop) return fail(call, refusal(drop === 'cancelled' ? status.CANCELLED : status.UNAVAILABLE))
    if (all && known !== events()) {
      known = events()
      next = reached ? streams.indexFrom(reached.commit, reached.position + 1) : 0
    }
    const event = watched.silent() ? undefined : events()[next]
    if (event) {
      next += 1
      reached = event
      seen += 1
      if (wanted(event) && !(await send(call, eventMessage(event)))) return
      if (every > 0 && seen % every === 0 && !(await send(call, checkpoint(event.commit)))) return
    } else {
      if (!live && !watched.silent()) {
        live = true
        if (!(await send(call, caughtUp()))) return
      }
      await commits.arrival()
    }
  }
}

/** The filter of a subscription, and the number of events between two checkpoints (0: no checkpoints). */
function filterOf(options: Options): { wanted: (event: StoredEvent) => boolean; every: number } {
  const filter = options.getFilter()
  if (!filter) return { wanted: () => true, every: 0 }
  const [byStream, byType] = [filter.getStreamIdentifier(), filter.getEventType()]
  const expression = byStream ?? byType
  const [regex, prefixes] = [expression?.getRegex(), expression?.getPrefixList() ?? []]
  const pattern = regex ? new RegExp(regex) : null
  return {
    wanted(event) {
      const text = byStream ? event.stream : event.type
      return pattern ? pattern.test(text) : prefixes.some((prefix) => text.startsWith(prefix))
    },
    every: filter.getCheckpointintervalmultiplier() * (filter.hasMax() ? filter.getMax() : searchWindow),
  }
}

/** Resolves true once more can be written, or false if the client has gone. */
function send(call: ReadCall, message: Buffer): boolean | Promise<boolean> {
  if (call.cancelled || call.destroyed) return false
  if (call.write(message)) return true
  return new Promise((resolve) => {
    const settle = () => {
      call.off('drain', settle)
      call.off('cancelled', settle)
      resolve(!call.cancelled)
    }
    call.on('drain', settle)
    call.on('cancelled', settle)
  })
}

const fail = (call: ReadCall, error: object) => {
  call.emit('error', error)
}
