import type { Outcome } from './engine-outcomes.ts'
import { type Engine, type EngineName, engineNames } from './engines.ts'

/** An engine that was started for this run, with the name of what it is. */
export type StartedEngine = { engine: Engine; what: string; stop(): Promise<void> }

/** Where engines come from that the environment does not name. */
export type EngineSources = {
  /** Starts the engine in a container; throws why it cannot be had. */
  container(name: EngineName): Promise<StartedEngine>
  /** Something of our own that answers as the engine does; null when there is no such thing. */
  double(name: EngineName): Promise<StartedEngine | null>
  /** What the engine says it is, as far as it says anything. */
  product(name: EngineName, engine: Engine): Promise<string | null>
}

/** What a run has of an engine: the real one or its double, or why it has neither. */
export type FoundEngine =
  | { engine: Engine; against: string; real: boolean; stop(): Promise<void> }
  | { engine: null; why: string }

export type FoundEngines = Record<EngineName, FoundEngine>

/** Each engine by its address in the environment, else in a container, else by its double, else not at all. */
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

/** Stops what was started for the run; one that does not stop does not keep the others from it. */
export async function stopEngines(found: FoundEngines): Promise<void> {
  const stopped = await Promise.allSettled(
    Object.values(found).map(async (each) => {
      if (each.engine) await each.stop()
    }),
  )
  const errors = stopped.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, 'An engine of this run could not be stopped.')
}

/** The engines that `WATTLE_TEST_REQUIRE` names between commas; a double will not do for them. */
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

/** Which of the required engines are not there, or had no spec once the outcomes are known; null when none is missing. */
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

/** `WATTLE_TEST_S3` is the address, `WATTLE_TEST_S3_ACCESS_KEY_ID` the setting `ACCESS_KEY_ID`; OpenID's address is its issuer. */
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
