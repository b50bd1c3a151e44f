import { sentenceOf } from '@wattle/server/process/sentence-of.ts'

/** Prints one line for people. */
export const print = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Prints one sentence about an error. */
export const report = (error: unknown): boolean => process.stderr.write(`${sentenceOf(error)}\n`)

/** Runs a command of the terminal. If it throws, why is printed in one sentence, and the exit code is 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // A reader that closes the pipe early, such as `| head`, is not an error: the command is carried out all the same.
  process.stdout.on('error', (error) => {
    if (!isClosedPipe(error)) throw error
  })
  try {
    await command()
  } catch (error) {
    report(error)
    process.exitCode = 1
  }
}

export const isClosedPipe = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EPIPE'
