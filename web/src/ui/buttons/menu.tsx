import { Fragment, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { MoreIcon } from '../garden-icons.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './menu.module.css'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  /** For deleting: red, below a separator. */
  danger?: boolean | undefined
}

const gap = 6
/** Minimum width of the menu in pixels. */
const narrowest = 232

/** A button that opens a menu, navigated with the arrow keys. */
export function Menu({
  label,
  items,
  icon = <MoreIcon />,
  framed,
}: {
  /** Names the button, such as “More for Feed the lemon”. */
  label: string
  items: readonly MenuItem[]
  icon?: ReactNode
  framed?: boolean | undefined
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // A page may hold hundreds of menus, so items are rendered only while their menu is open.
  const [drawn, setDrawn] = useState(false)

  const place = () => {
    const anchor = button.current?.getBoundingClientRect()
    if (!anchor || !list.current) return
    const { style } = list.current
    const fitsBelow = anchor.bottom + gap + items.length * 44 + 24 < innerHeight
    const { clientWidth } = document.documentElement
    const atButton = clientWidth - anchor.right
    style.right = `${Math.max(gap, Math.min(atButton, clientWidth - narrowest - gap))}px`
    style.top = fitsBelow ? `${anchor.bottom + gap}px` : 'auto'
    style.bottom = fitsBelow ? 'auto' : `${innerHeight - anchor.top + gap}px`
  }
  const entries = () => [...(list.current?.querySelectorAll('button') ?? [])]
  const walk = (event: KeyboardEvent) => {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Tab') list.current?.hidePopover()
    if (to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={icon}
        className={framed ? styles.framed : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      />
      <div
        ref={list}
        id={id}
        className={styles.menu}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={walk}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return
          setDrawn(true)
          place()
        }}
        onToggle={(event) => {
          const opened = event.newState === 'open'
          setOpen(opened)
          if (opened) entries()[0]?.focus()
          else setDrawn(false)
        }}
      >
        {drawn &&
          items.map((item, index) => (
            <Fragment key={item.label}>
              {item.danger && index > 0 && <hr />}
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={item.danger ? styles.danger : undefined}
                onClick={() => {
                  // Closing first returns the focus to the button, so that a dialog opened by the item can
                  // return it there too.
                  list.current?.hidePopover()
                  item.onSelect()
                }}
              >
                {item.icon}
                {item.label}
              </button>
            </Fragment>
          ))}
      </div>
    </>
  )
}
