import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteDraft, type FormDraft, savedDrafts } from '../session/drafts/drafts.ts'
import { TaskForm } from '../tasks/dialogs/task-form.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import styles from './saved-drafts.module.css'

/**
 * Offers to continue a form that was open when a session ended, or to go to the page that was wanted before signing in.
 */
export default function SavedDrafts({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [forms, setForms] = useState(savedDrafts)
  const [task, setTask] = useState<FormDraft | null>(null)
  useEffect(
    () => () => {
      // An offered page is dropped once the gardener leaves Home.
      for (const { id, words } of savedDrafts()) if (words === undefined) deleteDraft(id)
    },
    [],
  )
  const carryOn = (form: FormDraft) => {
    if (form.id.startsWith('/')) void navigate(form.id)
    else setTask(form)
  }
  const offerOthers = () => {
    const left = savedDrafts()
    setForms(left)
    if (left.length === 0) onClose()
  }
  const discard = (form: FormDraft) => {
    deleteDraft(form.id)
    offerOthers()
  }
  /** A form that opened has taken its kept words; one that failed to load is still offered. */
  const closeTask = () => {
    setTask(null)
    offerOthers()
  }
  return (
    <>
      {forms.length > 0 && (
        <div className="stack">
          {forms.map((form) => (
            <Banner
              key={form.id}
              action={
                <span className={styles.buttons}>
                  <Button variant="quiet" onClick={() => discard(form)}>
                    {form.words === undefined ? 'Stay here' : 'Discard'}
                  </Button>
                  <Button onClick={() => carryOn(form)}>
                    {form.opening ?? (form.words === undefined ? 'Go there' : 'Carry on')}
                  </Button>
                </span>
              }
            >
              {form.sentence}
            </Banner>
          ))}
        </div>
      )}
      {task && <TaskForm {...task.opensWith} onClose={closeTask} />}
    </>
  )
}
