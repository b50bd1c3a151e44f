import type { ProductView } from '@wattle/contracts/shed/views.ts'
import { longestName } from '@wattle/contracts/text-limits.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/dialog/close-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { inWords } from '../ui/text/in-sentences.ts'
import { useProductForm } from './use-product-form.ts'

/** Renames a product in all its tasks. */
export function EditProductDialog({ product, onClose }: { product: ProductView; onClose: () => void }) {
  const { name, isDirty, isSending, problem, change, send } = useProductForm(product, onClose)
  return (
    <Dialog
      title="Edit Product"
      onClose={onClose}
      onSubmit={send}
      dirty={isDirty}
      footer={
        <>
          <DialogCancel disabled={isSending} />
          <Button variant="primary" type="submit" busy={isSending} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Product name"
        required
        maxLength={longestName}
        value={name}
        error={problem}
        hint={`${tasksThatUseIt(product.taskCount)} If that name is already in the shed, the two become one.`}
        onChange={change}
      />
    </Dialog>
  )
}

function tasksThatUseIt(count: number): string {
  return count === 1
    ? 'The task that uses it gets the new name too.'
    : `The ${inWords(count)} tasks that use it get the new name too.`
}
