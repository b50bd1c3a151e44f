import { type PropsWithChildren, useRef } from 'react'
import { SelectBox } from './select-box.tsx'
import styles from './selection.module.css'
import type { Selection } from './selection.ts'
import { useLongPress } from './use-long-press.ts'
import { SelectionContext, useIsChosen } from './use-selection.ts'

/** The part of a page whose things can be chosen: a finger that rests on one begins. */
export function SelectableArea({ selection, children }: PropsWithChildren<{ selection: Selection }>) {
  const area = useRef<HTMLDivElement>(null)
  useLongPress(area, (id) => {
    if (!selection.chosen()) selection.start(id)
  })
  return (
    <SelectionContext value={selection}>
      <div ref={area} className={styles.area}>
        {children}
      </div>
    </SelectionContext>
  )
}

/** A thing that can be chosen. Meanwhile it leads nowhere. */
export function Selectable({ id, name, children }: PropsWithChildren<{ id: string; name: string }>) {
  const isChoosing = useIsChosen(id) !== null
  return (
    <div className={styles.thing} data-thing={id}>
      <div inert={isChoosing}>{children}</div>
      {isChoosing && <SelectBox corner id={id} name={name} />}
    </div>
  )
}
