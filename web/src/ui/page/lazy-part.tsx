import { type ComponentType, lazy, Suspense } from 'react'
import { afterPaint } from '../after-paint.ts'

/**
 * A part of a page that loads after the page is painted and its pictures are requested. Until then, and if loading
 * fails, the page renders without it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(() =>
    painted()
      .then(load)
      .then(asDefault, () => asDefault<Props>(() => null)),
  )
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

const painted = () => new Promise<void>(afterPaint)
const asDefault = <Props,>(part: ComponentType<Props>) => ({ default: part })
