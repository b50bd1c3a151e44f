import type { ReactNode } from 'react'

/** Stroke attributes of every drawing. */
export const line = {
  fill: 'none',
  stroke: 'var(--line-ink)',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** An SVG frame, hidden from screen readers. CSS sets its size. */
export function Drawing({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  )
}
