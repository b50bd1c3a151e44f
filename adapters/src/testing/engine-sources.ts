import type { Outcome } from './engine-outcomes.ts'
import { type Engine, type EngineName, engineNames } from './engines.ts'

/** An engine started for this run, with a description. */
export type StartedEngine = { engine: Engine; what: string; stop(): Promise<void> }

/** Sources of engines that the environment does not name. */
export type EngineSources = {
  /** Starts the engine in a container. Throws the reason if that fails. */
  container(name: EngineName): Promise<StartedEngine>
  /** Starts our double of the engine; null if there is none. */
  double(name: EngineName): Promise<StartedEngine | null>
  /** The product that the engine says it is; null if it does not say. */
  product(name: EngineName, engine: Engine): Promise<string | null>
}

/** What a run has for an engine: the real one, its double, or the reason for having neither. */
export type FoundEngine =
  | { engine: Engine; against: string; real: boolean; stop(): Promise<void> }
  | { engine: null; why: string }

export type FoundEngines = Record<EngineName, FoundEngine>

/** Finds each engine: by its address in the environment, else in a container, else its double, else none. */
export async function findEngines(
  environment: NodeJS.ProcessEnv,
  sources: EngineSources,
): Promise<FoundEngines> {
  const found = await Promise.all(
    engineNames.map(async (name) => [name, await findEngine(name, environment, sources)] as const),
  )
  return Object.fromEntries(found) as FoundEngines
}

async function findEngine(
  name: EngineName,
  environment: NodeJS.ProcessEnv,
  sources: EngineSources,
): Promise<FoundEngine> {
  const given = engineIn(environment, name)
  if (given) {
    const product = await sources.product(name, given)
    const where = withoutPassword(given.address)
    return { engine: given, against: product ? `${product} at ${where}` : where, real: true, stop }
  }
  const why: string[] = []
  try {
    const { engine, what, stop } = await sources.container(name)
    const product = await sources.product(name, engine)
    return { engine, against: product ? `${product} in ${what}` : what, real: true, stop }
  } catch (error) {
    why.push(sentenceOf(error))
  }
  try {
    const double = await sources.double(name)
    if (double) return { engine: double.engine, against: double.what, real: false, stop: double.stop }
  } catch (error) {
    why.push(sentenceOf(error))
  }
  return { engine: null, why: why.join(' ') }
}

/** Stops what was started for the run. If one engine fails to stop, the others are still stopped. */
export async function stopEngines(found: FoundEngines): Promise<void> {
  const stopped = await Promise.allSettled(
    Object.values(found).map(async (each) => {
      if (each.engine) await each.stop()
    }),
  )
  const errors = stopped.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, 'An engine of this run could not be stopped.')
}

/** The engines named in `WATTLE_TEST_REQUIRE`, separated by commas. A double does not count as one of them. */
export function requiredEngines(environment: NodeJS.ProcessEnv): EngineName[] {
  const names = (environment.WATTLE_TEST_REQUIRE ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names.map((name) => {
    const known = engineNames.find((each) => each === name)
    if (known) return known
    throw new Error(`WATTLE_TEST_REQUIRE names ${name}, which is not one of ${engineNames.join(', ')}.`)
  })
}

/** Names the required engines that are missing or, given `outcomes`, had no spec; null if there are none. */
export function missingEngines(
  required: EngineName[],
  found: FoundEngines,
  outcomes?: Record<EngineName, Outcome>,
): string | null {
  const tested = (name: EngineName) => !outcomes || outcomes[name].passed + outcomes[name].failed > 0
  const missing = required.filter((name) => {
    const { [name]: each } = found
    return !each.engine || !each.real || !tested(name)
  })
  return missing.length > 0
    ? `WATTLE_TEST_REQUIRE names engines that were not tested: ${missing.join(', ')}.`
    : null
}

/** Every engine that the environment names. */
export const enginesIn = (environment: NodeJS.ProcessEnv): Record<EngineName, Engine | null> =>
  Object.fromEntries(engineNames.map((name) => [name, engineIn(environment, name)])) as Record<
    EngineName,
    Engine | null
  >

/**
 * For example `WATTLE_TEST_S3` is the address and `WATTLE_TEST_S3_ACCESS_KEY_ID` the setting `ACCESS_KEY_ID`. The
 * address of OpenID is its issuer.
 */
function engineIn(environment: NodeJS.ProcessEnv, name: EngineName): Engine | null {
  const prefix = `WATTLE_TEST_${name.toUpperCase()}`
  const address = environment[name === 'openid' ? `${prefix}_ISSUER` : prefix]
  if (!address) return null
  const settings = Object.entries(environment).flatMap(([key, value]) =>
    key.startsWith(`${prefix}_`) && value ? [[key.slice(prefix.length + 1), value]] : [],
  )
  return { address, settings: Object.fromEntries(settings) }
}

const stop = async () => {}
const withoutPassword = (address: string) => address.replace(/\/\/[^@/]*@/, '//')
const sentenceOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
