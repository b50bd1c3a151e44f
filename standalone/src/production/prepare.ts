import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

type Options = { cwd: string; print: (line: string) => void }

/**
 * Runs the program that prepares the engines until it succeeds, because engines started at the same time may take a
 * while. It ends with this process.
 */
export async function prepare(file: string, { cwd, print }: Options): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const preparing = spawn(process.execPath, [file], { cwd, stdio: 'inherit' })
    const end = () => preparing.kill()
    process.once('exit', end)
    const [code] = await once(preparing, 'exit')
    process.off('exit', end)
    if (code === 0) return
    if (attempt === 20) throw new Error('The engines could not be prepared; the lines above say why.')
    print('Trying again in three seconds.')
    await sleep(3000)
  }
}
