import type { ReactNode } from 'react'

/** The ink line every drawing shares. */
export const line = {
  fill: 'none',
  stroke: 'var(--line-ink)',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The frame of a drawing: decoration, never read aloud, as large as its place allows. */
export function Drawing({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  )
}
