import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ExternalIcon, TagIcon } from '../garden-icons.tsx'
import { DownIcon, RightIcon } from '../icons.tsx'
import styles from './notebook-row.module.css'

/** A row of the notebook: tick, photo, text, actions. The title is a button that covers the whole text block. */
export function NotebookRow({
  id,
  inert,
  tick,
  photo,
  title,
  onOpen,
  opens,
  plant,
  reason,
  marks,
  product,
  tools,
  doneNote,
  state = 'pending',
}: {
  /** The task's id, if the task can be selected. */
  id?: string | undefined
  /** While tasks are being selected: the text is not clickable, and there are no tools. */
  inert?: boolean | undefined
  /** The TickBox, or the SelectBox while tasks are being selected; absent in a read-only row. */
  tick?: ReactNode
  photo?: ReactNode
  title: string
  onOpen?: (() => void) | undefined
  /** Whether the rows below are expanded, if the title toggles them. */
  opens?: boolean | undefined
  plant?: ReactNode
  reason?: string | undefined
  /** PriorityMark, dates, minutes, recurrence. */
  marks?: ReactNode
  product?: { name: string; link?: string | undefined } | undefined
  /** Edit and delete; a menu on narrow screens. */
  tools?: ReactNode
  /** Such as “Done 15 Nov”. */
  doneNote?: ReactNode
  /** `leaving`: just ticked and about to move below the pending tasks; `arrived`: has just moved. */
  state?: 'pending' | 'leaving' | 'done' | 'arrived' | undefined
}) {
  const isDone = state === 'done' || state === 'arrived'
  return (
    <li
      data-item={id}
      className={classNames(
        styles.row,
        isDone && styles.done,
        state === 'leaving' && styles.leaving,
        state === 'arrived' && styles.arrived,
      )}
    >
      {tick && <span className={styles.tick}>{tick}</span>}
      {photo && <span className={styles.photo}>{photo}</span>}
      <div className={styles.text} inert={inert}>
        <h4>
          {onOpen ? (
            <button type="button" className={styles.title} aria-expanded={opens} onClick={onOpen}>
              {title}
              {opens === undefined && <RightIcon size={16} />}
            </button>
          ) : (
            title
          )}
        </h4>
        {plant && (
          <p className={styles.plant}>
            {plant}
            {opens !== undefined && <DownIcon size={16} />}
          </p>
        )}
        {reason && <p className={classNames('why', styles.reason)}>{reason}</p>}
        {marks && <p className={styles.marks}>{marks}</p>}
        {product && <ProductLink {...product} />}
        {doneNote && <p className={styles.note}>{doneNote}</p>}
      </div>
      {tools && !inert && <span className={styles.tools}>{tools}</span>}
    </li>
  )
}

/** A small fact with its icon: when, how long, how often. `late` is terracotta, never red. */
export function Meta({
  icon,
  late,
  children,
}: {
  icon: ReactNode
  late?: boolean | undefined
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.meta, late && styles.late)}>
      {icon}
      {children}
    </span>
  )
}

/** A product that a task needs, linked to the shop if its address is known. */
export function ProductLink({ name, link }: { name: string; link?: string | undefined }) {
  return (
    <p className={styles.product}>
      <TagIcon size={16} />
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="sr"> (opens a new tab)</span>
          <ExternalIcon size={16} />
        </a>
      ) : (
        name
      )}
    </p>
  )
}
