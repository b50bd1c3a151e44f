import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { selfSigned } from '../../testing/self-signed.ts'
import type { Users } from '../eventstore-double/rights.ts'
import { startEventStoreDouble } from '../eventstore-double/server.ts'

/** Starts a double that knows these users, for one test. The returned function makes a user's connection string. */
export async function securedDouble(users: Users): Promise<(user: string) => string> {
  const { folder, remove } = await scratchFolder()
  const tls = selfSigned()
  const certificate = join(folder, 'ca.pem')
  await writeFile(certificate, tls.cert)
  const double = await startEventStoreDouble({ file: join(folder, 'double'), tls, users })
  onTestFinished(async () => {
    await double.stop()
    await remove()
  })
  const [protocol, rest] = double.address.split('//')
  return (user) => `${protocol}//${user}@${rest}&tlsCAFile=${encodeURIComponent(certificate)}`
}
