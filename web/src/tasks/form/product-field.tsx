import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { productNames } from '../cached-tasks.ts'
import styles from './task-fields.module.css'
import type { TaskFieldProps } from './task-fields.tsx'

/** Whether the task needs a product, and which one. */
export function ProductField({ draft, errors, onChange }: TaskFieldProps) {
  const queries = useQueryClient()
  const suggestions = useMemo(() => productNames(queries), [queries])
  return (
    <div className={styles.unfold}>
      <Switch
        label="This task needs a product"
        checked={draft.needsProduct}
        onChange={(needsProduct) => onChange({ needsProduct })}
      />
      {draft.needsProduct && (
        <TextField
          className={styles.inner}
          label="Product name"
          required
          value={draft.productName}
          suggestions={suggestions}
          error={errors.productName ?? errors['product.productName'] ?? errors.product}
          onChange={(productName) => onChange({ productName })}
        />
      )}
    </div>
  )
}
