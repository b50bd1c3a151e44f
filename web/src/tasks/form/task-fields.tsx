import { priorities, recurringFrequencies } from '@wattle/contracts/tasks/choices.ts'
import { frequencyText } from '@wattle/contracts/tasks/frequency-text.ts'
import { longestName, longestText } from '@wattle/contracts/text-limits.ts'
import { useTropics } from '../../profile/use-tropics.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { DateField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { PriorityMark } from '../../ui/page/pill.tsx'
import { PlantField } from './plant-field.tsx'
import { ProductField } from './product-field.tsx'
import type { TaskFieldProps } from './task-field-props.ts'
import styles from './task-fields.module.css'
import { Unfold } from './unfold.tsx'

const priorityOptions = priorities.map((priority) => ({
  value: priority,
  label: <PriorityMark priority={priority} />,
}))
const statusOptions = [
  { value: 'pending', label: 'To do' },
  { value: 'completed', label: 'Done' },
] as const

export function TaskFields({ draft, errors, onChange }: TaskFieldProps) {
  const tropical = useTropics()
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={longestName}
        value={draft.title}
        error={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label="Description"
        rows={3}
        maxLength={longestText}
        value={draft.description}
        error={errors.description}
        onChange={(description) => onChange({ description })}
      />
      <div className={styles.pair}>
        <DateField
          label="Due date"
          required
          value={draft.dueDate}
          error={errors.dueDate}
          onChange={(dueDate) => onChange({ dueDate })}
        />
        <TextField
          label="Minutes"
          inputMode="numeric"
          maxLength={longestName}
          value={draft.minutes}
          error={errors.estimatedTime}
          onChange={(minutes) => onChange({ minutes })}
        />
      </div>
      <Segmented
        label="Priority"
        required
        value={draft.priority}
        options={priorityOptions}
        onChange={(priority) => onChange({ priority })}
      />
      <PlantField {...{ draft, errors, onChange }} />
      <Segmented
        label="Status"
        value={draft.status}
        options={statusOptions}
        onChange={(status) => onChange({ status })}
      />
      <Unfold
        label="This task repeats"
        checked={draft.isRecurring}
        onChange={(isRecurring) => onChange({ isRecurring })}
      >
        <Select
          className={styles.inner}
          label="How often"
          value={draft.recurringFrequency}
          options={recurringFrequencies.map((value) => ({ value, label: frequencyText(value, tropical) }))}
          onChange={(recurringFrequency) => onChange({ recurringFrequency })}
        />
      </Unfold>
      <ProductField {...{ draft, errors, onChange }} />
    </>
  )
}
