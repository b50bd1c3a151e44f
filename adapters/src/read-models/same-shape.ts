import type { CollectionShape } from './port.ts'

/** Throws for a build that somebody opens otherwise than it is open: whoever came second would miss its indexes and views. */
export function requireSameShape(build: string, open: CollectionShape, wanted: CollectionShape): void {
  if (open !== wanted && told(open) !== told(wanted))
    throw new Error(`${build} is open with other indexes or views.`)
}

const told = ({ indexes, views = {} }: CollectionShape) => JSON.stringify([indexes, Object.keys(views)])
