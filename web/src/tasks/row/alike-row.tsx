import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { type ReactNode, useState } from 'react'
import { productAddress } from '../../shed/product-address.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { TickBox } from '../../ui/fields/tick-box.tsx'
import { NotebookRow } from '../../ui/notebook/notebook-row.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import styles from './alike-row.module.css'
import { doneWords } from './due-words.ts'
import { Marks, type TaskRowProps } from './task-row.tsx'

/** The same job on several plants as one row, ticked together and expandable to each plant's own row. */
export function AlikeRow({
  task,
  plants,
  reason,
  today,
  inFlight,
  state,
  checked,
  onTick,
  children,
}: {
  /** Any of the tasks: the row shows only what all of them share. */
  task: TaskWithPlant
  /** The plants as text, such as `Lavender × 20`. */
  plants: string
  reason: string | undefined
  today: CivilDate
  inFlight: boolean
  state: TaskRowProps<TaskWithPlant>['state']
  /** Whether all tasks are completed. */
  checked: boolean
  onTick: (completed: boolean) => void
  /** The tasks' own rows. */
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const isDone = state === 'done' || state === 'arrived'
  return (
    <>
      <NotebookRow
        state={state}
        title={task.title}
        onOpen={() => setOpen(!isOpen)}
        opens={isOpen}
        plant={plants}
        reason={isDone ? undefined : reason}
        tick={
          <TickBox
            checked={checked}
            disabled={inFlight}
            label={`Mark as done: ${task.title}, ${plants}`}
            onChange={onTick}
          />
        }
        photo={
          <Photo
            src={task.plant?.imageUrl}
            kind={task.plant?.kind}
            bed={bedOf(task.plant?.locationBackground)}
            sizes="52px"
          />
        }
        marks={!isDone && <Marks task={task} today={today} each />}
        product={
          task.product ? { name: task.product.productName, link: productAddress(task.product) } : undefined
        }
        doneNote={isDone && doneWords(task, today)}
      />
      {isOpen && (
        <li className={styles.plants}>
          <ul>{children}</ul>
        </li>
      )}
    </>
  )
}
