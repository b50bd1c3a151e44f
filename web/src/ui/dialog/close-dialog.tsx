import { type ComponentProps, createContext, useContext } from 'react'
import { Button } from '../buttons/button.tsx'

export const CloseDialog = createContext<() => void>(() => {})

/** A quiet button for the footer that closes the dialog it stands in, asking first when there is something to lose. */
export function DialogCancel({ children = 'Cancel', ...rest }: ComponentProps<typeof Button>) {
  const close = useContext(CloseDialog)
  return (
    <Button variant="quiet" {...rest} onClick={close}>
      {children}
    </Button>
  )
}
