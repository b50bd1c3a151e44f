import type { CollectionShape } from './port.ts'

/** Throws if a build is already open with another shape: the second caller would lack its indexes or views. */
export function requireSameShape(build: string, open: CollectionShape, wanted: CollectionShape): void {
  if (open !== wanted && told(open) !== told(wanted))
    throw new Error(`${build} is open with other indexes or views.`)
}

const told = ({ indexes, views = {} }: CollectionShape) => JSON.stringify([indexes, Object.keys(views)])
