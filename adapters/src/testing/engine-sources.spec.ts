import { describe, expect, test } from 'vitest'
import {
  type EngineSources,
  findEngines,
  missingEngines,
  requiredEngines,
  type StartedEngine,
  stopEngines,
} from './engine-sources.ts'
import { type EngineName, engineNames } from './engines.ts'

const engineAt = (address: string) => ({ address, settings: {} })

/** Sources without Docker, which a test can override. */
function sources(others: Partial<EngineSources> = {}) {
  const stopped: string[] = []
  const started = (what: string): StartedEngine => ({
    engine: engineAt(what),
    what,
    stop: async () => void stopped.push(what),
  })
  const plain: EngineSources = {
    container: async () => {
      throw new Error('No Docker answers.\nAnd a second line.')
    },
    double: async () => null,
    product: async () => null,
  }
  return { all: { ...plain, ...others }, started, stopped }
}

const against = async (environment: NodeJS.ProcessEnv, given: EngineSources) => {
  const found = await findEngines(environment, given)
  return Object.fromEntries(
    engineNames.map((name) => {
      const each = found[name]
      return [name, each.engine ? each.against : `not tested: ${each.why}`]
    }),
  )
}

const noneTested = {
  eventstoredb: 'not tested: No Docker answers.',
  kafka: 'not tested: No Docker answers.',
  mongodb: 'not tested: No Docker answers.',
  s3: 'not tested: No Docker answers.',
  openid: 'not tested: No Docker answers.',
}

describe('engines for the specs', () => {
  test('come from an address in the environment, with their other settings', async () => {
    const { all } = sources({ product: async (name) => (name === 's3' ? 'A gateway' : null) })
    const environment = {
      WATTLE_TEST_S3: 'http://localhost:7070',
      WATTLE_TEST_S3_ACCESS_KEY_ID: 'id',
      WATTLE_TEST_S3_SECRET_ACCESS_KEY: 'secret',
      WATTLE_TEST_OPENID_ISSUER: 'http://localhost:8080/realms/wattle',
      WATTLE_TEST_OPENID_CLIENT_ID: 'wattle',
      WATTLE_TEST_MONGODB: 'mongodb://nell:password@localhost/',
      WATTLE_TEST_KAFKA: '',
    }
    const { s3, openid } = await findEngines(environment, all)
    expect([s3.engine, openid.engine]).toEqual([
      { address: 'http://localhost:7070', settings: { ACCESS_KEY_ID: 'id', SECRET_ACCESS_KEY: 'secret' } },
      {
        address: 'http://localhost:8080/realms/wattle',
        settings: { ISSUER: 'http://localhost:8080/realms/wattle', CLIENT_ID: 'wattle' },
      },
    ])
    expect(await against(environment, all)).toEqual({
      ...noneTested,
      s3: 'A gateway at http://localhost:7070',
      openid: 'http://localhost:8080/realms/wattle',
      mongodb: 'mongodb://localhost/',
    })
  })

  test('come from Docker without an address', async () => {
    const { all, started } = sources()
    const container = async (name: EngineName) => {
      if (name === 'kafka') return started('a container of kafka')
      return all.container(name)
    }
    expect(await against({}, { ...all, container })).toEqual({ ...noneTested, kafka: 'a container of kafka' })
  })

  test('with an address start no container', async () => {
    const asked: string[] = []
    const { all } = sources()
    const container = (name: EngineName) => {
      asked.push(name)
      return all.container(name)
    }
    await findEngines({ WATTLE_TEST_KAFKA: 'localhost:9092' }, { ...all, container })
    expect(asked).toEqual(['eventstoredb', 'mongodb', 's3', 'openid'])
  })

  test('fall back to a double, if there is one, without an address or Docker', async () => {
    const { all, started } = sources()
    const double = async (name: EngineName) => (name === 'eventstoredb' ? started('double') : null)
    const product = async () => 'EventStoreDB'
    expect(await against({}, { ...all, double, product })).toEqual({ ...noneTested, eventstoredb: 'double' })
  })

  test('come from a container rather than a double', async () => {
    const { all, started } = sources()
    const given = { container: async () => started('container'), double: async () => started('double') }
    expect((await against({}, { ...all, ...given })).eventstoredb).toBe('container')
  })

  test('are not tested when their double does not start', async () => {
    const double = async () => {
      throw new Error('Its port is taken.')
    }
    const { eventstoredb } = await against({}, sources({ double }).all)
    expect(eventstoredb).toBe('not tested: No Docker answers. Its port is taken.')
  })
})

describe('stopping engines', () => {
  test('stops those started by the run, and not those that ran before', async () => {
    const { all, started, stopped } = sources()
    const found = await findEngines(
      { WATTLE_TEST_KAFKA: 'localhost:9092' },
      { ...all, container: async (name) => started(name) },
    )
    await stopEngines(found)
    expect(stopped.toSorted()).toEqual(['eventstoredb', 'mongodb', 'openid', 's3'])
  })

  test('stops the others when one does not stop', async () => {
    const { all, started, stopped } = sources()
    const stuck = async () => {
      throw new Error('It hangs.')
    }
    const container = async (name: EngineName) => ({
      ...started(name),
      ...(name === 's3' && { stop: stuck }),
    })
    const found = await findEngines({}, { ...all, container })
    await expect(stopEngines(found)).rejects.toThrow('could not be stopped')
    expect(stopped.toSorted()).toEqual(['eventstoredb', 'kafka', 'mongodb', 'openid'])
  })
})

describe('required engines', () => {
  const found = async () => {
    const { all, started } = sources()
    const double = async (name: EngineName) => (name === 'eventstoredb' ? started('double') : null)
    return findEngines({ WATTLE_TEST_KAFKA: 'localhost:9092' }, { ...all, double })
  }

  test('are none by default', async () => {
    expect(requiredEngines({})).toEqual([])
    expect(missingEngines([], await found())).toBeNull()
  })

  test('must be real: a double is not enough', async () => {
    const required = requiredEngines({ WATTLE_TEST_REQUIRE: ' eventstoredb, kafka,mongodb,' })
    expect(required).toEqual(['eventstoredb', 'kafka', 'mongodb'])
    expect(missingEngines(['kafka'], await found())).toBeNull()
    expect(missingEngines(required, await found())).toBe(
      'WATTLE_TEST_REQUIRE names engines that were not tested: eventstoredb, mongodb.',
    )
  })

  test('must have been used by a passing spec', async () => {
    const outcomes = (passed: number) =>
      Object.fromEntries(engineNames.map((name) => [name, { passed, failed: 0, skipped: 1 }])) as never
    expect(missingEngines(['kafka'], await found(), outcomes(1))).toBeNull()
    expect(missingEngines(['kafka'], await found(), outcomes(0))).toBe(
      'WATTLE_TEST_REQUIRE names engines that were not tested: kafka.',
    )
  })

  test('must have known names', () => {
    expect(() => requiredEngines({ WATTLE_TEST_REQUIRE: 'kafka,mongo' })).toThrow(
      'WATTLE_TEST_REQUIRE names mongo, which is not one of eventstoredb, kafka, mongodb, s3, openid.',
    )
  })
})
