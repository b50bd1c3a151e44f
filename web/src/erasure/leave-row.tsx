import { graceDays } from '@wattle/contracts/erasure/grace-period.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { useState } from 'react'
import { Sheet, SheetRow } from '../profile/settings/sheet-row.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Link } from '../ui/navigation/link.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import styles from './erasure.module.css'
import { KeepButton } from './keep-button.tsx'
import { useLastDay } from './use-last-day.ts'

/** Erasing the garden: what to download first, and what is erased. */
export default function LeaveRow({ saved: { eraseAfter } }: { saved: PreferencesView }) {
  const [isAsking, setIsAsking] = useState(false)
  const lastDay = useLastDay()
  return (
    <>
      <Sheet>
        <SheetRow title="Erase your garden" why="If you’re leaving Wattle, or would like to start again.">
          <div className={styles.leave}>
            {eraseAfter ? (
              <>
                <p>
                  Your garden will be erased on {lastDay(eraseAfter)}. Until then you can change your mind.
                </p>
                <KeepButton />
              </>
            ) : (
              <>
                <p>
                  Everything in it is deleted for good, {graceDays} days after you ask. If you’d like a copy
                  to keep, <Link to="/settings#your-data">download your garden first</Link>.
                </p>
                <Button variant="danger" onClick={() => setIsAsking(true)}>
                  Erase my garden
                </Button>
              </>
            )}
          </div>
        </SheetRow>
      </Sheet>
      {isAsking && <EraseDialog onClose={() => setIsAsking(false)} />}
    </>
  )
}
