import type { ComponentProps } from 'react'
import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import type { OpenTaskDialog } from './open-task-dialog.ts'

const TaskDialogs = lazySheet(() => import('./task-dialogs.tsx'))

type Props = Omit<ComponentProps<typeof TaskDialogs>, 'open' | 'onOpen' | 'onClose'> & {
  open: OpenTaskDialog | null
  onChange: (open: OpenTaskDialog | null) => void
}

/** The open dialog, if any. The dialogs' module loads with the first one. */
export function OpenTaskDialogs({ open, onChange, ...rest }: Props) {
  if (!open) return null
  return <TaskDialogs open={open} onOpen={onChange} onClose={() => onChange(null)} {...rest} />
}
