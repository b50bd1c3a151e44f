import { type MouseEvent, use } from 'react'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icons.tsx'
import styles from './selection.module.css'
import { SelectionContext, useIsSelected } from './use-selection.ts'

/**
 * The checkbox that selects an item. It covers the whole item, which must be positioned and have the same id in
 * `data-item`. With Shift, selects the range from the item pressed last.
 */
export function SelectBox({
  id,
  name,
  corner,
}: {
  id: string
  name: string
  /** Puts the mark on the item's corner instead of in the row. */
  corner?: boolean | undefined
}) {
  const selection = use(SelectionContext)
  const isSelected = useIsSelected(id)
  const press = ({ shiftKey }: MouseEvent) =>
    shiftKey ? selection?.through(id, itemsInOrder()) : selection?.toggle(id)
  return (
    <>
      <input
        type="checkbox"
        className={styles.cover}
        aria-label={`Select ${name}`}
        checked={isSelected ?? false}
        onClick={press}
        // The change event does not carry the Shift key, so `onClick` handles the press.
        onChange={() => {}}
      />
      <span className={classNames(styles.mark, corner && styles.corner)} aria-hidden="true">
        {isSelected && <CheckIcon />}
      </span>
    </>
  )
}

/** The ids of all selectable items on the page, in document order. */
export function itemsInOrder(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset.item ?? '')
}
