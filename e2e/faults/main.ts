import '@wattle/server/process/node-version.cjs'
import { parseArgs } from 'node:util'
import { enginesIn } from '@wattle/adapters/testing/engine-sources.ts'
import { buildWebIfStale } from '@wattle/standalone/web-build.ts'
import type { Fault } from './fault.ts'
import { startOneProcessStage } from './lib/one-process-stage.ts'
import { startProcessStage } from './lib/process-stage.ts'
import type { Stage } from './lib/stage.ts'
import { type Outcome, suffer } from './lib/suffer.ts'
import { headings, rowOf } from './lib/table.ts'
import { oneProcessFaults, processFaults } from './list.ts'

// Every fault, or those that are named; `--list` tells which there are, `--verbose` shows what the processes print.
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, verbose: { type: 'boolean' } },
})
const print = (line: string) => void process.stdout.write(`${line}\n`)
const hear = (line: string) => {
  if (values.verbose) print(`  ${(performance.now() / 1000).toFixed(1)} ${line}`)
}

const names = [...processFaults, ...oneProcessFaults].map(({ name }) => name)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0)
  throw new Error(`There is no fault called ${unknown.join(', ')}; --list tells which there are.`)
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name)

const opened: Stage[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await Promise.allSettled(opened.map((stage) => stage.stop()))
    process.exit(130)
  })

/** Goes through the faults of one stage, one after another. */
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
      const outcome = await suffer(fault, stage)
      outcomes.push(outcome)
      print(rowOf(outcome))
      for (const each of outcome.wrong) print(`  ${fault.name}: ${each}`)
      if (outcome.wrong.length > 0) await stage.startAnew()
    }
  } finally {
    await stage.stop()
  }
  return outcomes
}

async function onProcesses(): Promise<Outcome[]> {
  const { eventstoredb, kafka, mongodb, s3 } = enginesIn(process.env)
  const faults = processFaults.filter(isWanted)
  if (faults.length === 0) return []
  if (!kafka || !mongodb || !s3) {
    print(
      'Separate processes need engines: set WATTLE_TEST_KAFKA, WATTLE_TEST_MONGODB and WATTLE_TEST_S3. Left out.',
    )
    return []
  }
  return await goThrough(faults, () => startProcessStage({ eventstoredb, kafka, mongodb, s3 }, hear))
}

if (values.list) {
  for (const { name, does } of [...processFaults, ...oneProcessFaults]) print(`${name}: ${does}`)
} else {
  await buildWebIfStale(print)
  for (const line of headings) print(line)
  // One process needs none of the engines and leaves the other stage alone.
  const outcomes = (
    await Promise.all([onProcesses(), goThrough(oneProcessFaults.filter(isWanted), startOneProcessStage)])
  ).flat()
  print('')
  print(
    `${outcomes.length} faults, ${outcomes.filter(({ wrong }) => wrong.length > 0).length} with something wrong.`,
  )
  process.exit(outcomes.some(({ wrong }) => wrong.length > 0) ? 1 : 0)
}
