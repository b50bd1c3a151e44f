import type { ReactNode } from 'react'
import { GateDrawing } from '../../art/large-drawings.tsx'
import { Button, ButtonLink } from '../buttons/button.tsx'
import { RepeatIcon } from '../icons.tsx'
import styles from './not-here.module.css'
import { EmptyState } from './state.tsx'

/**
 * Replaces a page, or its content, if the thing is gone or could not be read. Offers a retry if that
 * may help, and a way back.
 */
export function NotHere({
  title,
  level = 1,
  retry,
  back = { to: '/my-plants', label: 'Back to My Plants' },
  children,
}: {
  title: string
  level?: 1 | 2
  /** Reads it again; undefined if the thing is gone. */
  retry: { run: () => void; busy: boolean } | undefined
  back?: { to: string; label: string }
  children: ReactNode
}) {
  return (
    <div role="alert">
      <EmptyState
        card
        level={level}
        title={title}
        drawing={<GateDrawing />}
        action={
          <div className={styles.ways}>
            {retry && (
              <Button icon={<RepeatIcon />} busy={retry.busy} onClick={retry.run}>
                Retry
              </Button>
            )}
            <ButtonLink to={back.to} variant="primary">
              {back.label}
            </ButtonLink>
          </div>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
