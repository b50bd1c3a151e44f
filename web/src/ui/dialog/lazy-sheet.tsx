import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { showError } from '../feedback/toasts.ts'

type LazySheet<Props> = ComponentType<Props> & {
  /**
   * Preloads the sheet, so that opening it is fast on a slow connection. After a failure, opening it loads it again.
   */
  fetch: () => void
}

/**
 * A sheet whose module loads when it is first opened. If loading fails, the page below stays, an error toast appears,
 * and opening the sheet again retries.
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
      // Online, the sheet's file is usually gone because a newer version of Wattle has replaced it.
      if (navigator.onLine) showError('That could not be opened. Reloading the page usually helps.')
      else showError('That could not be opened. Please check your connection and try again.')
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
