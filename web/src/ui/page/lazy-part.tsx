import { type ComponentType, lazy, Suspense } from 'react'

/** A part of a page that is fetched after it. Until then, and where that fails, the page stands without it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(() => load().then(asDefault, () => asDefault<Props>(() => null)))
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

const asDefault = <Props,>(part: ComponentType<Props>) => ({ default: part })
