import { useQuery } from '@tanstack/react-query'
import { longestName } from '@wattle/contracts/text-limits.ts'
import { productQueries } from '../../shed/api.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { TaskFieldProps } from './task-field-props.ts'
import styles from './task-fields.module.css'
import { Unfold } from './unfold.tsx'

/** Whether the task needs a product, and its name. */
export function ProductField({ draft, errors, onChange }: TaskFieldProps) {
  const { data: suggestions } = useQuery(productQueries.names())
  return (
    <Unfold
      label="This task needs a product"
      checked={draft.needsProduct}
      onChange={(needsProduct) => onChange({ needsProduct })}
    >
      <TextField
        className={styles.inner}
        label="Product name"
        required
        maxLength={longestName}
        value={draft.productName}
        suggestions={suggestions}
        error={errors.productName ?? errors['product.productName'] ?? errors.product}
        onChange={(productName) => onChange({ productName })}
      />
    </Unfold>
  )
}
