import { useSyncExternalStore } from 'react'
import { messageOf } from '../http/api-error.ts'
import { storedSession } from '../session/stored-session.ts'
import { saveFile } from '../ui/save-file.ts'
import { fetchTakeout } from './api.ts'

/** How far the download is. It goes on while its gardener looks at other pages. */
export type Download =
  | { state: 'none' }
  /** `part` is how much of it is here, from 0 to 1. */
  | { state: 'under-way'; part: number }
  | { state: 'saved' }
  | { state: 'failed'; message: string }

let download: Download = { state: 'none' }
let running: AbortController | null = null
const listeners = new Set<() => void>()

/** Downloads the garden; does nothing while it already does. */
export async function startDownload(): Promise<void> {
  if (running) return
  running = new AbortController()
  const { signal } = running
  const whose = storedSession()?.gardener.sub
  const isStillHere = () => storedSession()?.gardener.sub === whose
  change({ state: 'under-way', part: 0 })
  try {
    const { file, name } = await fetchTakeout((part) => change({ state: 'under-way', part }), signal)
    if (isStillHere()) saveFile(file, name)
    change({ state: isStillHere() ? 'saved' : 'none' })
  } catch (error) {
    const isUnwanted = signal.aborted || !isStillHere()
    change(isUnwanted ? { state: 'none' } : { state: 'failed', message: messageOf(error) })
  } finally {
    running = null
  }
}

export const cancelDownload = (): void => running?.abort()

export const downloadNow = (): Download => download

export const useDownload = (): Download => useSyncExternalStore(onDownload, downloadNow)

function change(next: Download): void {
  download = next
  for (const listener of listeners) listener()
}

/** Calls the listener whenever it has come further. Answers how to stop. */
export function onDownload(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
