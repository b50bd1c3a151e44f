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

/** The same while there is nothing around it yet, as index.html begins with it. */
export function LoadingApp() {
  return (
    <Cover>
      <main className="cover-inside">
        <h1 className="sr">Wattle</h1>
        <Loading />
      </main>
    </Cover>
  )
}
