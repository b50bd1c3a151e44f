import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { showError } from '../feedback/toasts.ts'

type LazySheet<Props> = ComponentType<Props> & {
  /** Fetches it ahead, so that nobody waits for it on a slow line. Where that fails, opening it fetches it again. */
  fetch: () => void
}

/**
 * A sheet that is fetched when it is first opened. Where that fails, the page under it stays and says so, and opening the
 * sheet again fetches it again.
 */
export function lazySheet<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazySheet<Props> {
  let fetched: ComponentType<Props> | null = null
  const fetchSheet = async () => {
    fetched = (await load()).default
  }
  function LazySheet(props: Props) {
    const [Sheet, setSheet] = useState(() => fetched)
    const giveUp = useEffectEvent(() => {
      props.onClose()
      showError('That could not be opened. Please check your connection and try again.')
    })
    useEffect(() => {
      let isWanted = true
      fetchSheet().then(
        () => isWanted && setSheet(() => fetched),
        () => isWanted && giveUp(),
      )
      return () => {
        isWanted = false
      }
    }, [])
    return Sheet && <Sheet {...props} />
  }
  return Object.assign(LazySheet, { fetch: () => void fetchSheet().catch(() => {}) })
}
