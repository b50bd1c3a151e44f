/** An event as readers get it: with the name of its stream. */
export type EventRow = [
  position: number,
  stream: string,
  revision: number,
  id: string,
  type: string,
  version: number,
  data: string,
  metadata: string,
]

/** An event as the table holds it: with the number of its stream. */
export type StoredRow = [
  position: number,
  stream: number,
  revision: number,
  id: string,
  type: string,
  version: number,
  data: string,
  metadata: string,
]
