import type { ReactNode } from 'react'
import { SeedlingDrawing } from '../art/seedling-drawing.tsx'
import { Cover } from '../ui/page/cover.tsx'

/** What the app shows while it finds out who is here, or fetches a page. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <SeedlingDrawing />
      Loading...
    </div>
  )
}

/** The app where there is no frame around it, as index.html begins with it. */
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
