import type { ReactNode } from 'react'
import { SeedlingDrawing } from '../art/seedling-drawing.tsx'
import { Cover } from '../ui/page/cover.tsx'

/** Shown while the session or a page is loading. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <SeedlingDrawing />
      Loading...
    </div>
  )
}

/** The loading app without a frame, with the same markup as index.html. */
export function InCover({ children = <Loading /> }: { children?: ReactNode }) {
  return (
    <Cover>
      <main className="cover-inside">
        <h1 className="sr">Wattle</h1>
        {children}
      </main>
    </Cover>
  )
}
