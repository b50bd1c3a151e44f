import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { Collection, Pointer, ReadModels, Stored } from '../port.ts'

export type OpenReadModels = () => Promise<{ readModels: ReadModels; close: () => Promise<void> }>

/** The document type of the tests. */
export type Note = {
  gardenId: string
  title: string
  dueDate?: string | null
  done?: boolean
  minutes?: number
  [more: string]: unknown
}

export async function opened(open: OpenReadModels): Promise<ReadModels> {
  const { readModels, close } = await open()
  onTestFinished(close)
  return readModels
}

/** A pointer to the initial build of a version, with no other builds. */
export const pointingAt = (version: number): Pointer => ({
  active: { version, build: 0 },
  building: null,
  kept: null,
})

export const newName = () => `notes-${randomUUID().slice(0, 8)}`

/** An empty collection with a unique name, indexed by garden and due date. */
export async function notes(open: OpenReadModels): Promise<Collection<Note>> {
  const readModels = await opened(open)
  return await readModels.open<Note>({ name: newName(), version: 1, indexes: [['gardenId', 'dueDate']] })
}

export const stored = (
  id: string,
  revision: number,
  document: Note | null,
  gardenId = 'g1',
): Stored<Note> => ({
  id,
  gardenId,
  revision,
  document,
})

export const none: ReadonlyMap<string, number> = new Map()
