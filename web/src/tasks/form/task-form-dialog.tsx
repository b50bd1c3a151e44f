import { useQuery, useQueryClient } from '@tanstack/react-query'
import { monthOf } from '@wattle/contracts/civil-date.ts'
import { frequencyWords, priorities, recurringFrequencies } from '@wattle/contracts/tasks/choices.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useMemo, useState } from 'react'
import { failureText } from '../../http/api-error.ts'
import { goneText, isGone } from '../../http/gone.ts'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { useSubmit } from '../../http/submit/use-submit.ts'
import { plantQueries } from '../../plants/api.ts'
import { useToday } from '../../profile/use-today.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog, DialogCancel } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { showError } from '../../ui/feedback/toasts.ts'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { DateField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { useOpenedWith } from '../../ui/fields/use-opened-with.ts'
import { PriorityMark } from '../../ui/page/pill.tsx'
import { productNames } from '../cached-tasks.ts'
import { useSaveTask } from '../writes.ts'
import { changesOf, draftErrors, draftOf, newDraft, type TaskDraft, taskOf } from './task-draft.ts'
import styles from './task-form-dialog.module.css'
import { useSayWhere } from './use-say-where.ts'

const priorityOptions = priorities.map((priority) => ({
  value: priority,
  label: <PriorityMark priority={priority} />,
}))
const statusOptions = [
  { value: 'pending', label: 'To do' },
  { value: 'completed', label: 'Done' },
] as const
const frequencyOptions = recurringFrequencies.map((value) => ({ value, label: frequencyWords[value] }))

/** Adds a task, or edits the one given. `plantId` is the plant chosen to begin with. */
export default function TaskFormDialog({
  task,
  plantId,
  onClose,
}: {
  task?: TaskView | undefined
  plantId?: string | undefined
  onClose: () => void
}) {
  const today = useToday()
  const say = useSayWhere()
  const queries = useQueryClient()
  const { data: plants = [] } = useQuery(plantQueries.list())
  const [touched, setTouched] = useState<Partial<TaskDraft>>({})
  const before = useOpenedWith(task, Object.keys(touched).length > 0)
  const opened = before ? draftOf(before) : newDraft(today, plantId)
  const draft = { ...opened, ...touched }
  const [tried, setTried] = useState(false)
  const plantOptions = useMemo(
    () =>
      plants
        .map(({ id, name }) => ({ value: id, label: name }))
        .sort((a, b) => a.label.localeCompare(b.label, 'en-AU')),
    [plants],
  )
  const suggestions = useMemo(() => productNames(queries), [queries])
  const keyOf = useSubmitKey()
  const { mutateAsync } = useSaveTask()
  const { submit, isSending, error, issues: issuesOf } = useSubmit()

  const change = (part: Partial<TaskDraft>) => setTouched({ ...touched, ...part })
  const errors = tried ? draftErrors(draft) : {}
  const whole = taskOf(draft)
  const issues = issuesOf(whole)

  const save = async () => {
    const body = task ? changesOf(draft, opened) : whole
    try {
      await mutateAsync({ id: task?.id, body, idempotencyKey: keyOf(body) })
    } catch (cause) {
      if (!isGone(cause, 'task')) throw cause
      showError(goneText('task'))
      return onClose()
    }
    onClose()
    say(task ? 'Task saved' : 'Task added', monthOf(draft.dueDate))
  }
  const send = () => {
    setTried(true)
    return submit(whole, Object.keys(draftErrors(draft)).length > 0 ? null : save)
  }

  return (
    <Dialog
      title={task ? 'Edit Task' : 'Add Task'}
      onClose={onClose}
      onSubmit={send}
      dirty={JSON.stringify(draft) !== JSON.stringify(opened)}
      footer={
        <>
          <DialogCancel disabled={isSending} />
          <Button variant="primary" type="submit" busy={isSending} busyLabel="Saving…">
            {task ? 'Save' : 'Add Task'}
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Banner tone="error">{failureText(error, 'Failed to save task. Please try again.')}</Banner>
      )}
      <TextField
        label="Title"
        required
        value={draft.title}
        error={errors.title ?? issues.title}
        onChange={(title) => change({ title })}
      />
      <TextArea
        label="Description"
        rows={3}
        value={draft.description}
        error={issues.description}
        onChange={(description) => change({ description })}
      />
      <div className={styles.pair}>
        <DateField
          label="Due date"
          required
          value={draft.dueDate}
          error={errors.dueDate ?? issues.dueDate}
          onChange={(dueDate) => change({ dueDate })}
        />
        <TextField
          label="Minutes"
          inputMode="numeric"
          value={draft.minutes}
          error={errors.estimatedTime ?? issues.estimatedTime}
          onChange={(minutes) => change({ minutes })}
        />
      </div>
      <Segmented
        label="Priority"
        required
        value={draft.priority}
        options={priorityOptions}
        onChange={(priority) => change({ priority })}
      />
      <Select
        label="Plant"
        value={draft.plantId}
        error={issues.plantId}
        placeholder="No plant, the garden in general"
        options={plantOptions}
        onChange={(chosen) => change({ plantId: chosen })}
      />
      <Segmented
        label="Status"
        value={draft.status}
        options={statusOptions}
        onChange={(status) => change({ status })}
      />
      <div className={styles.unfold}>
        <Switch
          label="It comes round again"
          checked={draft.isRecurring}
          onChange={(isRecurring) => change({ isRecurring })}
        />
        {draft.isRecurring && (
          <Select
            className={styles.inner}
            label="How often"
            value={draft.recurringFrequency}
            options={frequencyOptions}
            onChange={(recurringFrequency) => change({ recurringFrequency })}
          />
        )}
      </div>
      <div className={styles.unfold}>
        <Switch
          label="It needs a product"
          checked={draft.needsProduct}
          onChange={(needsProduct) => change({ needsProduct })}
        />
        {draft.needsProduct && (
          <TextField
            className={styles.inner}
            label="Product name"
            required
            value={draft.productName}
            suggestions={suggestions}
            error={errors.productName ?? issues['product.productName'] ?? issues.product}
            onChange={(productName) => change({ productName })}
          />
        )}
      </div>
    </Dialog>
  )
}
