import { z } from 'zod'
import { TaskId } from '../ids.ts'
import { requiredText } from '../values.ts'

const productName = requiredText('Please give the product a name.')

/** A product in a URL. Its length is not limited, because stored names may be longer than new ones may be. */
export const ProductPath = z.object({ productName: z.string() })

export const RenamedProduct = z.object({ newName: productName })
export const RestoredProduct = z.object({
  taskIds: z.array(TaskId).min(1, 'Please name the tasks.').max(10_000),
})

export type ShedCommand =
  | { type: 'RenameProduct'; productName: string; newName: string }
  | { type: 'DeleteProduct'; productName: string }
  | { type: 'RestoreProduct'; productName: string; taskIds: string[] }
