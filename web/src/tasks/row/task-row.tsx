import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { frequencyText } from '@wattle/contracts/tasks/frequency-text.ts'
import type { TaskPlant, TaskView } from '@wattle/contracts/tasks/views.ts'
import { memo } from 'react'
import { useTropics } from '../../profile/use-tropics.ts'
import { productAddress } from '../../shed/product-address.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu } from '../../ui/buttons/menu.tsx'
import { TickBox } from '../../ui/fields/tick-box.tsx'
import { ClockIcon, EditIcon, TrashIcon } from '../../ui/garden-icons.tsx'
import { CalendarIcon, RepeatIcon } from '../../ui/icons.tsx'
import { Meta, NotebookRow } from '../../ui/notebook/notebook-row.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import { PriorityMark } from '../../ui/page/pill.tsx'
import { SelectBox } from '../../ui/selection/select-box.tsx'
import { useIsSelected } from '../../ui/selection/use-selection.ts'
import { useMedia } from '../../ui/use-media.ts'
import { doneWords, dueWords } from './due-words.ts'

/** Up to this width, a row has a menu below its photo instead of buttons beside its text. */
const slim = '(max-width: 56.25em)'

export type TaskRowProps<Task extends TaskView> = {
  task: Task
  today: CivilDate
  /** The plant to show; null on a page about that plant. */
  plant?: TaskPlant | null | undefined
  /** Whether a tick is being saved, so that the box is disabled. */
  inFlight?: boolean | undefined
  state?: 'pending' | 'leaving' | 'done' | 'arrived' | undefined
  onTick: (task: Task, completed: boolean) => void
  onOpen: (dialog: 'details' | 'edit' | 'delete', task: Task) => void
}

function TaskRowOf<Task extends TaskView>({
  task,
  today,
  plant = null,
  inFlight = false,
  state = task.status === 'completed' ? 'done' : 'pending',
  onTick,
  onOpen,
}: TaskRowProps<Task>) {
  const isDone = state === 'done' || state === 'arrived'
  const name = plant ? `${task.title}, ${plant.name}` : task.title
  const edit = () => onOpen('edit', task)
  const remove = () => onOpen('delete', task)
  const isSlim = useMedia(slim)
  const isSelecting = useIsSelected(task.id) !== null
  return (
    <NotebookRow
      id={task.id}
      state={state}
      title={task.title}
      inert={isSelecting}
      onOpen={() => onOpen('details', task)}
      plant={plant?.name}
      reason={isDone ? undefined : task.reason?.text}
      tick={
        isSelecting ? (
          <SelectBox id={task.id} name={name} />
        ) : (
          <TickBox
            checked={task.status === 'completed'}
            disabled={inFlight}
            label={`Mark as done: ${name}`}
            onChange={(completed) => onTick(task, completed)}
          />
        )
      }
      photo={
        plant && (
          <Photo src={plant.imageUrl} kind={plant.kind} bed={bedOf(plant.locationBackground)} sizes="52px" />
        )
      }
      marks={!isDone && <Marks task={task} today={today} />}
      product={
        task.product ? { name: task.product.productName, link: productAddress(task.product) } : undefined
      }
      doneNote={isDone && doneWords(task, today)}
      tools={
        isSlim ? (
          <Menu
            label={`More for ${name}`}
            items={[
              { label: 'Edit', icon: <EditIcon />, onSelect: edit },
              { label: 'Delete', icon: <TrashIcon />, onSelect: remove, danger: true },
            ]}
          />
        ) : (
          <>
            <IconButton label={`Edit ${name}`} icon={<EditIcon />} onClick={edit} />
            <IconButton label={`Delete ${name}`} icon={<TrashIcon />} onClick={remove} />
          </>
        )
      }
    />
  )
}

/** A task in a list, with its tick box, facts and actions. Re-renders only when it changes. */
export const TaskRow = memo(TaskRowOf) as typeof TaskRowOf

/** Priority, due date, minutes and recurrence of a pending task, or of each of several alike. */
export function Marks({
  task,
  today,
  each = false,
}: {
  task: TaskView
  today: CivilDate
  each?: boolean | undefined
}) {
  const due = dueWords(task.dueDate, today)
  return (
    <>
      <PriorityMark priority={task.priority} />
      <Meta icon={<CalendarIcon size={16} />} late={due.late}>
        {due.words}
      </Meta>
      {!!task.estimatedTime && (
        <Meta icon={<ClockIcon size={16} />}>
          {task.estimatedTime} min{each && ' each'}
        </Meta>
      )}
      {task.isRecurring && <Repeats task={task} />}
    </>
  )
}

function Repeats({ task: { recurringFrequency, dueDate } }: { task: TaskView }) {
  return (
    <Meta icon={<RepeatIcon size={16} />}>{frequencyText(recurringFrequency, useTropics(), dueDate)}</Meta>
  )
}
