import type { Outcome } from './run-fault.ts'

const columns: [string, (outcome: Outcome) => string | number][] = [
  ['fault', ({ name, does }) => `\`${name}\`: ${does}`],
  ['acknowledged', ({ acknowledged }) => acknowledged],
  ['lost', ({ lost }) => lost],
  ['doubled', ({ doubled }) => doubled],
  ['until whole', ({ untilWhole }) => (untilWhole === null ? 'never' : `${untilWhole.toFixed(1)} s`)],
  [
    'writes refused, slowest',
    ({ refusedWrites, slowestRefusal }) =>
      refusedWrites === 0 ? '–' : `${refusedWrites}, ${slowestRefusal.toFixed(1)} s`,
  ],
  ['reads refused', ({ refusedReads }) => refusedReads],
  ['read models', ({ wrong }) => (wrong.length === 0 ? 'as folded' : 'see below')],
]

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

export const headings = [line(columns.map(([heading]) => heading)), line(columns.map(() => '---'))]

/** One row of the Markdown table. */
export const rowOf = (outcome: Outcome): string => {
  const { name, does, missing } = outcome
  if (missing !== null)
    return line([`\`${name}\`: ${does}`, `left out: ${missing}`, ...columns.slice(2).map(() => '')])
  return line(columns.map(([, cell]) => cell(outcome)))
}
