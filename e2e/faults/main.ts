import '@wattle/server/process/node-version.cjs'
import { parseArgs } from 'node:util'
import { enginesIn } from '@wattle/adapters/testing/engine-sources.ts'
import { buildWebIfStale } from '@wattle/standalone/web-build.ts'
import type { Fault } from './fault.ts'
import { startIssuerStage } from './lib/issuer-stage.ts'
import { startOneProcessStage } from './lib/one-process-stage.ts'
import { startProcessStage } from './lib/process-stage.ts'
import { type Outcome, runFault, untouchedBy } from './lib/run-fault.ts'
import type { Stage } from './lib/stage.ts'
import { headings, rowOf } from './lib/table.ts'
import { issuerFaults, oneProcessFaults, processFaults } from './list.ts'

// Runs all faults, or those named as arguments; `--list` lists them, `--verbose` shows the output of the
// processes.
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, verbose: { type: 'boolean' } },
})
const print = (line: string) => void process.stdout.write(`${line}\n`)
const hear = (line: string) => {
  if (values.verbose) print(`  ${(performance.now() / 1000).toFixed(1)} ${line}`)
}

const everyFault = [...processFaults, ...oneProcessFaults, ...issuerFaults]
const names = everyFault.map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0)
  throw new Error(`There is no fault called ${unknown.join(', ')}; --list tells which there are.`)
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name)

const opened: Stage[] = []
const ended = new Map<Stage, Promise<void>>()

/** Stops a stage, only once if called repeatedly. */
function end(stage: Stage): Promise<void> {
  const ending = ended.get(stage) ?? stage.stop()
  ended.set(stage, ending)
  return ending
}
const endAll = () => Promise.allSettled(opened.map(end))

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await endAll()
    process.exit(130)
  })

/** Runs the faults of one stage, one after another. */
async function goThrough<On extends Stage>(
  faults: readonly Fault<On>[],
  open: () => Promise<On>,
): Promise<Outcome[]> {
  if (faults.length === 0) return []
  const stage = await open()
  opened.push(stage)
  const outcomes: Outcome[] = []
  try {
    for (const fault of faults) {
      const outcome = await runFault(fault, stage)
      outcomes.push(outcome)
      print(rowOf(outcome))
      for (const each of outcome.wrong) print(`  ${fault.name}: ${each}`)
      if (outcome.wrong.length > 0) await stage.startAnew()
    }
  } finally {
    await end(stage)
  }
  return outcomes
}

const { eventstoredb, kafka, mongodb, s3, openid } = enginesIn(process.env)

async function onProcesses(): Promise<Outcome[]> {
  const faults = processFaults.filter(isWanted)
  if (kafka && mongodb && s3)
    return await goThrough(faults, () => startProcessStage({ eventstoredb, kafka, mongodb, s3 }, hear))
  return leftOut(faults, 'WATTLE_TEST_KAFKA, WATTLE_TEST_MONGODB and WATTLE_TEST_S3')
}

async function onOneProcess(): Promise<Outcome[]> {
  const outcomes = await goThrough(oneProcessFaults.filter(isWanted), startOneProcessStage)
  const faults = issuerFaults.filter(isWanted)
  if (openid) return [...outcomes, ...(await goThrough(faults, () => startIssuerStage(openid)))]
  return [...outcomes, ...leftOut(faults, 'WATTLE_TEST_OPENID_ISSUER')]
}

function leftOut(faults: readonly Fault[], needed: string): Outcome[] {
  return faults.map((fault) => {
    const outcome = untouchedBy(fault, `it needs ${needed}`)
    print(rowOf(outcome))
    return outcome
  })
}

if (values.list) {
  for (const { name, does } of everyFault) print(`${name}: ${does}`)
} else {
  await buildWebIfStale(print)
  for (const line of headings) print(line)
  const begun = performance.now()
  // The single process and its issuer share no engines with the separate processes, so both run at once.
  const outcomes = (await Promise.all([onProcesses(), onOneProcess()]).finally(endAll)).flat()
  const wrong = outcomes.filter((outcome) => outcome.wrong.length > 0)
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  print('')
  print(`${outcomes.length} faults in ${minutes} minutes, ${wrong.length} with something wrong.`)
  process.exit(wrong.length > 0 ? 1 : 0)
}
