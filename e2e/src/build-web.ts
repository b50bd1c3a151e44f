import { buildWebIfStale } from '@wattle/standalone/web-build.ts'

/** Builds the web app before the first server starts, so that no two servers build it at once. */
export default async function buildWeb(): Promise<void> {
  await buildWebIfStale((line) => process.stdout.write(`${line}\n`))
}
