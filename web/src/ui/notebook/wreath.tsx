import { Pom } from '../../art/notebook-drawings.tsx'
import { classNames } from '../class-names.ts'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { inPercent } from '../text/percent.ts'
import styles from './wreath.module.css'

const most = 24
const middle = 100
const radius = 80

/**
 * A month's progress: one blossom per task, open when done; beyond 24 tasks a plain bar. Both also
 * show the number and words.
 */
export function Wreath({
  done,
  total,
  className,
}: {
  done: number
  total: number
  className?: string | undefined
}) {
  const share = done / (total || 1)
  const words = (
    <p className={styles.words}>
      <b>{inPercent(share)}%</b>
      <span className="small muted">
        {done} of {total} done
      </span>
    </p>
  )
  if (total > most) {
    return (
      <div className={className}>
        {words}
        <ProgressBar value={share} />
      </div>
    )
  }
  const places = Array.from({ length: total }, (_, index) => index)
  return (
    <div className={classNames(styles.wreath, className)}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle cx={middle} cy={middle} r={radius} fill="none" stroke="var(--wash-deep)" strokeWidth="2.5" />
        {places.map((index) => (
          <Leaf key={index} at={(index + 0.5) / total} turn={index % 2} open={index < done} />
        ))}
        {places.map((index) => {
          const { x, y } = pointAt(index / total)
          return index < done ? (
            <Pom key={index} x={x} y={y} />
          ) : (
            <circle
              key={index}
              cx={x}
              cy={y}
              r="6"
              fill="var(--surface)"
              stroke="var(--control)"
              strokeWidth="2"
            />
          )
        })}
      </svg>
      {words}
    </div>
  )
}

function Leaf({ at, turn, open }: { at: number; turn: number; open: boolean }) {
  const { x, y } = pointAt(at)
  const angle = at * 360 + (turn ? 110 : 46)
  return (
    <path
      d="M0 0C5-9 5-17 0-23C-6-17-6-8 0 0Z"
      fill={open ? 'var(--wash-deep)' : 'var(--wash-leaf)'}
      transform={`translate(${x} ${y}) rotate(${angle})`}
    />
  )
}

/** A point on the ring, at `part` of a turn from the top. */
function pointAt(part: number) {
  const angle = part * 2 * Math.PI
  return {
    x: Math.round((middle + radius * Math.sin(angle)) * 10) / 10,
    y: Math.round((middle - radius * Math.cos(angle)) * 10) / 10,
  }
}
