import { type PropsWithChildren, useRef } from 'react'
import { SelectBox } from './select-box.tsx'
import styles from './selection.module.css'
import type { Selection } from './selection.ts'
import { useLongPress } from './use-long-press.ts'
import { SelectionContext, useIsSelected } from './use-selection.ts'

/** The part of a page whose items can be selected. A long press starts selecting. */
export function SelectableArea({ selection, children }: PropsWithChildren<{ selection: Selection }>) {
  const area = useRef<HTMLDivElement>(null)
  useLongPress(area, (id) => {
    if (!selection.selected()) selection.start(id)
  })
  return (
    <SelectionContext value={selection}>
      <div ref={area} className={styles.area}>
        {children}
      </div>
    </SelectionContext>
  )
}

/** A selectable item. While selecting, its content is inert. */
export function Selectable({ id, name, children }: PropsWithChildren<{ id: string; name: string }>) {
  const isSelecting = useIsSelected(id) !== null
  return (
    <div className={styles.item} data-item={id}>
      <div inert={isSelecting}>{children}</div>
      {isSelecting && <SelectBox corner id={id} name={name} />}
    </div>
  )
}
