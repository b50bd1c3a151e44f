import { cpus, loadavg, totalmem } from 'node:os'

const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })
const fine = new Intl.NumberFormat('en-AU', { maximumSignificantDigits: 2 })

export const rate = (perSecond: number, unit = ''): string =>
  `${number.format(Math.round(perSecond))}${unit ? ` ${unit}` : ''}/s`
export const milliseconds = (value: number): string =>
  `${value < 1 ? fine.format(value) : number.format(value)} ms`
export const megabytes = (bytes: number): string => `${number.format(Math.round(bytes / 1_048_576))} MB`
export const seconds = (value: number): string => `${number.format(value)} s`
export const times = (ratio: number): string => `${number.format(ratio)} ×`
export const count = (value: number): string => number.format(value)

export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Prints what is measured, and on which machine. */
export function announce(title: string): void {
  const [cpu] = cpus()
  print()
  print(title)
  print(
    `${cpus().length} cores (${cpu?.model.trim()}), ${megabytes(totalmem())}, Node ${process.versions.node}`,
  )
  sayLoad('before')
}

/** Prints the machine's load in the last minute. */
export function sayLoad(when: string): void {
  const load = loadavg()[0] ?? 0
  print(`load average ${when}: ${number.format(load)}${load > 0.5 ? ', so the machine was busy' : ''}`)
}

/** Prints rows below their headings, in columns. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd()
  print()
  print(line(headings))
  print(widths.map((width) => '-'.repeat(width)).join('   '))
  for (const row of rows) print(line(row))
}
