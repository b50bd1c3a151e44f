import { useState } from 'react'
import { useNavigate } from 'react-router'
import { dropForm, type KeptForm, keptForms } from '../session/kept-words/kept-words.ts'
import { TaskForm } from '../tasks/dialogs/task-form.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import styles from './home.module.css'

/** Offers to carry on where a session ended while something was being typed. */
export default function KeptForms({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [forms, setForms] = useState(keptForms)
  const [task, setTask] = useState<KeptForm | null>(null)
  const carryOn = (form: KeptForm) => {
    if (form.id.startsWith('/')) void navigate(form.id)
    else setTask(form)
  }
  const discard = (form: KeptForm) => {
    dropForm(form.id)
    const others = forms.filter((other) => other !== form)
    setForms(others)
    if (others.length === 0) onClose()
  }
  const closeTask = (form: KeptForm) => {
    setTask(null)
    discard(form)
  }
  return (
    <>
      {forms.length > 0 && (
        <div className="stack">
          {forms.map((form) => (
            <Banner
              key={form.id}
              action={
                <span className={styles.kept}>
                  <Button variant="quiet" onClick={() => discard(form)}>
                    Discard
                  </Button>
                  <Button onClick={() => carryOn(form)}>Carry on</Button>
                </span>
              }
            >
              {form.sentence}
            </Banner>
          ))}
        </div>
      )}
      {task && <TaskForm {...task.opensWith} onClose={() => closeTask(task)} />}
    </>
  )
}
