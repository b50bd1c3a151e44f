import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icons.tsx'
import { FieldGroup, type FieldProps } from './field.tsx'
import styles from './radio-tiles.module.css'

/** A tile: a visible name below an emoji, or on a bed's colour. */
export type RadioTile<Value extends string> = {
  value: Value
  name: string
  emoji?: string | undefined
  bed?: string | undefined
}

/** A grid of named tiles, one chosen; the arrow keys move between them. For a location's icon and background. */
export function RadioTiles<Value extends string>({
  value,
  onChange,
  tiles,
  ...field
}: FieldProps & {
  value: Value
  onChange: (value: Value) => void
  tiles: readonly RadioTile<Value>[]
}) {
  const group = useId()
  return (
    <FieldGroup {...field}>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <label key={tile.value} className={styles.tile} data-bed={tile.bed}>
            <input
              type="radio"
              name={group}
              checked={tile.value === value}
              onChange={() => onChange(tile.value)}
            />
            <span className={classNames(styles.chip, tile.emoji && styles.withEmoji)}>
              {tile.emoji && <b aria-hidden="true">{tile.emoji}</b>}
              {tile.name}
            </span>
            <span className={styles.tick} aria-hidden="true">
              <CheckIcon size={16} />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
