import { readdir, readFile, readlink } from 'node:fs/promises'

/** The processes on this computer that listen on a port, as far as `/proc` shows them. */
export async function listeningAt(port: number): Promise<number[]> {
  const sockets = new Set<string>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of (await readFile(table, 'utf8').catch(() => '')).split('\n').slice(1)) {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/)
      if (state === listening && Number.parseInt(local.split(':')[1] ?? '', 16) === port)
        sockets.add(`socket:[${inode}]`)
    }
  }
  const found: number[] = []
  for (const pid of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    const handles = await readdir(`/proc/${pid}/fd`).catch(() => [])
    const links = await Promise.all(
      handles.map((handle) => readlink(`/proc/${pid}/fd/${handle}`).catch(() => '')),
    )
    if (links.some((link) => sockets.has(link))) found.push(Number(pid))
  }
  return found
}

const listening = '0A'
