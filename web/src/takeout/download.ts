import { useSyncExternalStore } from 'react'
import { messageOf } from '../http/api-error.ts'
import { storedSession } from '../session/stored-session.ts'
import { saveFile } from '../ui/save-file.ts'
import { fetchTakeout } from './api.ts'

/** State of the download, which continues while the gardener visits other pages. */
export type Download =
  | { state: 'none' }
  /** `part` is the progress from 0 to 1. */
  | { state: 'under-way'; part: number }
  | { state: 'saved' }
  | { state: 'failed'; message: string }

const none: Download = { state: 'none' }
let download: Download = none
/** The gardener who started the download; another gardener in this tab does not see it. */
let whose: string | undefined
let running: AbortController | null = null
const listeners = new Set<() => void>()

/** Downloads the garden; does nothing while a download is running. */
export async function startDownload(): Promise<void> {
  if (running && isOurs()) return
  running?.abort()
  const mine = new AbortController()
  running = mine
  whose = storedSession()?.gardener.sub
  const tell = (next: Download) => running === mine && change(isOurs() ? next : none)
  tell({ state: 'under-way', part: 0 })
  try {
    const { file, name } = await fetchTakeout((part) => tell({ state: 'under-way', part }), mine.signal)
    if (running === mine && isOurs()) saveFile(file, name)
    tell({ state: 'saved' })
  } catch (error) {
    tell(mine.signal.aborted ? none : { state: 'failed', message: messageOf(error) })
  } finally {
    if (running === mine) running = null
  }
}

const isOurs = () => storedSession()?.gardener.sub === whose

export const cancelDownload = (): void => running?.abort()

export const downloadNow = (): Download => (isOurs() ? download : none)

export const useDownload = (): Download => useSyncExternalStore(onDownload, downloadNow)

function change(next: Download): void {
  download = next
  for (const listener of listeners) listener()
}

/** Calls the listener on every change. Returns the unsubscribe function. */
export function onDownload(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
