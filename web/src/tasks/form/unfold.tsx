import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Switch } from '../../ui/fields/checkbox.tsx'
import styles from './task-fields.module.css'

/** A switch and the field that it reveals, which scrolls into view when the gardener turns the switch on. */
export function Unfold({
  label,
  checked,
  onChange,
  children,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (!isPressed || !checked) return
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    ref.current?.scrollIntoView({ block: 'nearest', behavior })
  }, [isPressed, checked])
  return (
    <div ref={ref} className={styles.unfold}>
      <Switch
        label={label}
        checked={checked}
        onChange={(next) => {
          setPressed(true)
          onChange(next)
        }}
      />
      {checked && children}
    </div>
  )
}
