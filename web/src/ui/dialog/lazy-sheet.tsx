import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { showError } from '../feedback/toasts.ts'

/**
 * A sheet that is fetched when it is first opened. Where that fails, the page under it stays and says so, and opening the
 * sheet again fetches it again.
 */
export function lazySheet<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null
  return function LazySheet(props) {
    const [Sheet, setSheet] = useState(() => fetched)
    const giveUp = useEffectEvent(() => {
      props.onClose()
      showError('That could not be opened. Please check your connection and try again.')
    })
    useEffect(() => {
      let isWanted = true
      load().then(
        (file) => {
          fetched = file.default
          if (isWanted) setSheet(() => fetched)
        },
        () => isWanted && giveUp(),
      )
      return () => {
        isWanted = false
      }
    }, [])
    return Sheet && <Sheet {...props} />
  }
}
