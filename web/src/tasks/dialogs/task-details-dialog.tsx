import { type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import { isWatering } from '@wattle/contracts/guide/handling.ts'
import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import { frequencyText } from '@wattle/contracts/tasks/frequency-text.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useState } from 'react'
import { HandlingNotes } from '../../advice/parts.ts'
import { useTropics } from '../../profile/use-tropics.ts'
import { productAddress } from '../../shed/product-address.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { ProductLink } from '../../ui/notebook/notebook-row.tsx'
import { Facts } from '../../ui/page/facts.tsx'
import { PriorityMark } from '../../ui/page/pill.tsx'
import { dayText, monthText } from '../../ui/text/dates.ts'
import { doneWords } from '../row/due-words.ts'

const RescheduleDialog = lazySheet(() => import('../several/reschedule-dialog.tsx'))

/** The frequency as text. A monthly watering task adds that the plant needs water more often. */
function repeatsText(task: TaskView, tropical: boolean): string {
  const { title, dueDate, isRecurring, recurringFrequency, recurringUntil } = task
  if (!isRecurring) return 'No'
  const end = recurringUntil === null ? '' : `, until ${monthText(monthOf(recurringUntil))}`
  const often = frequencyText(recurringFrequency, tropical, dueDate) + end
  const isMonthly = recurringFrequency.startsWith('monthly')
  return isMonthly && isWatering(title)
    ? `${often}. Water as often as the notes say, and tick it off once a month.`
    : often
}

/** All details of a task, with its notes and reason first. A pending task can be rescheduled from here. */
export default function TaskDetailsDialog({
  task,
  plantName,
  today,
  inFlight,
  onTick,
  onEdit,
  onClose,
}: {
  task: TaskView
  plantName?: string | undefined
  today: CivilDate
  inFlight: boolean
  onTick: (completed: boolean) => void
  onEdit: () => void
  onClose: () => void
}) {
  const tropical = useTropics()
  const [isMoving, setMoving] = useState(false)
  const isDone = task.status === 'completed'
  if (isMoving) {
    const plant = plantName ? { name: plantName } : null
    return <RescheduleDialog tasks={[{ ...task, plant }]} onClose={onClose} onDone={onClose} />
  }
  const facts = [
    { name: 'Status', value: isDone ? doneWords(task, today) : 'To do' },
    { name: 'Priority', value: <PriorityMark priority={task.priority} /> },
    { name: 'Due', value: task.dueDate ? dayText(task.dueDate) : 'No date yet' },
    {
      name: 'Takes about',
      value: task.estimatedTime ? `${task.estimatedTime} minutes` : 'Not set',
    },
    { name: 'Repeats', value: repeatsText(task, tropical) },
    ...(plantName && task.plantId
      ? [{ name: 'Plant', value: <Link to={plantAddress(task.plantId)}>{plantName}</Link> }]
      : []),
    ...(task.product
      ? [
          {
            name: 'Product',
            value: <ProductLink name={task.product.productName} link={productAddress(task.product)} />,
          },
        ]
      : []),
    { name: 'Month', value: task.month ? monthText(task.month) : 'Unscheduled' },
  ]
  return (
    <Dialog
      title={task.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onEdit}>
            Edit
          </Button>
          {!isDone && <Button onClick={() => setMoving(true)}>Reschedule</Button>}
          <Button variant="primary" icon={<CheckIcon />} busy={inFlight} onClick={() => onTick(!isDone)}>
            {isDone ? 'Mark as to do' : 'Mark as done'}
          </Button>
        </>
      }
    >
      {task.description && (
        <dl>
          <dt className="small muted">Notes</dt>
          <dd>{task.description}</dd>
        </dl>
      )}
      {task.reason && <p className="why">{task.reason.text}</p>}
      <Facts facts={facts} />
      <HandlingNotes
        texts={[[task.title, task.description, task.product?.productName].join('. ')]}
        isWatering={isWatering(task.title)}
      />
    </Dialog>
  )
}
