import { type ComponentProps, createContext, useContext } from 'react'
import { Button } from '../buttons/button.tsx'

export const CloseDialog = createContext<() => void>(() => {})

/** A quiet button in the footer that closes its dialog. If there are unsaved changes the dialog asks first. */
export function DialogCancel({ children = 'Cancel', ...rest }: ComponentProps<typeof Button>) {
  const close = useContext(CloseDialog)
  return (
    <Button variant="quiet" {...rest} onClick={close}>
      {children}
    </Button>
  )
}
