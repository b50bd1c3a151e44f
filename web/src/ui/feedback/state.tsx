import type { ReactNode } from 'react'
import { PotDrawing } from '../../art/large-drawings.tsx'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import { RepeatIcon } from '../icons.tsx'
import styles from './state.module.css'

/** Nothing here yet: a drawing, a heading, one sentence, one button. */
export function EmptyState({
  title,
  level = 2,
  drawing,
  action,
  card,
  children,
}: {
  title: string
  level?: 1 | 2 | 3 | undefined
  drawing: ReactNode
  action?: ReactNode
  /** Shown as a card of its own instead of inside one. */
  card?: boolean | undefined
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.state, card && styles.card)}>
      {drawing}
      <Heading tabIndex={level === 1 ? -1 : undefined}>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}

/** Something could not be loaded: what, in a sentence; what still works; a retry button. */
export function ErrorState({
  message,
  level = 2,
  drawing = <PotDrawing />,
  onRetry,
  retryLabel = 'Retry',
  busy,
  card = true,
  children,
}: {
  message: string
  level?: 1 | 2 | 3 | undefined
  drawing?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  busy?: boolean | undefined
  card?: boolean | undefined
  children?: ReactNode
}) {
  return (
    <div role="alert">
      <EmptyState
        title={message}
        level={level}
        drawing={drawing}
        card={card}
        action={
          onRetry && (
            <Button icon={<RepeatIcon />} busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
