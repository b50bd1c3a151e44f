import { useQuery } from '@tanstack/react-query'
import type { DeadLettersResponse } from '@wattle/contracts/admin/views.ts'
import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { SectionHead } from '../ui/page/section-head.tsx'
import { adminQueries } from './api.ts'
import styles from './migrate.module.css'
import { readModelName } from './migration-words.ts'
import { useChange } from './use-change.ts'
import { decideDeadLetter } from './writes.ts'

/** Gardens that are parked because a read model failed on one of their events. */
export function DeadLetters() {
  const { data, isLoadingError } = useQuery(adminQueries.deadLetters())
  return (
    <section aria-labelledby="dead-letters">
      <SectionHead id="dead-letters" title="Parked gardens" />
      {isLoadingError ? (
        <p role="alert">We could not load the parked gardens.</p>
      ) : data?.deadLetters.length === 0 ? (
        <p className="muted">No garden is parked.</p>
      ) : (
        <ul className={styles.letters}>
          {data?.deadLetters.map((letter) => (
            <Letter key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Letter({ letter }: { letter: DeadLettersResponse['deadLetters'][number] }) {
  const { id, readModel, version, gardenId, revision, error } = letter
  const decide = useChange(`decide on ${id}`, (decision: 'retry' | 'skip') => decideDeadLetter(id, decision))
  const [isSkipping, setSkipping] = useState(false)
  return (
    <li className={styles.card}>
      <div>
        <h3>
          {readModelName(readModel)}, version {version}, stopped at event {revision}
        </h3>
        <p className="muted small">Garden {gardenId}</p>
      </div>
      <p>{error}</p>
      <div className={styles.buttons}>
        <Button busy={decide.isPending} onClick={() => decide.mutate('retry')}>
          Try again
        </Button>
        <Button variant="danger" onClick={() => setSkipping(true)}>
          Skip this event
        </Button>
      </div>
      {isSkipping && (
        <ConfirmDialog
          title={`Skip event ${revision}`}
          confirmLabel="Skip this event"
          cancelLabel="Leave it parked"
          onConfirm={() => decide.mutate('skip')}
          onClose={() => setSkipping(false)}
        >
          {readModelName(readModel)} will leave this event out for good, in every later rebuild too.
        </ConfirmDialog>
      )}
    </li>
  )
}
