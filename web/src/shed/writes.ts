import { useQueryClient } from '@tanstack/react-query'
import type {
  ProductTasksResponse,
  ProductView,
  RenamedProductResponse,
} from '@wattle/contracts/shed/views.ts'
import { removeOptimistically } from '../cache/remove-optimistically.ts'
import { useWrite } from '../cache/use-write.ts'
import { ignoreNotFound } from '../http/gone.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { del, post, put } from '../http/write.ts'
import { clearFailure, showFailure } from '../ui/feedback/failure.ts'
import { showToast } from '../ui/feedback/toasts.ts'
import { productPath, productQueries } from './api.ts'

type Deletion = { productName: string; idempotencyKey: string }
type Restoration = Deletion & { taskIds: readonly string[] }

// Products are read from the tasks that name them.
const changes = ['tasks'] as const

const deletionOf = (productName: string) => `delete product ${productName}`
const restorationOf = (productName: string) => `restore product ${productName}`

/** Renames a product. The answer says whether it was merged with another. */
export function useRenameProduct(productName: string) {
  const keyOf = useSubmitKey()
  return useWrite({
    changes,
    mutationFn: (newName: string) =>
      put<RenamedProductResponse>(productPath(productName), { newName }, { idempotencyKey: keyOf(newName) }),
  })
}

/** Deletes a product: an optimistic update, rolled back on failure. Offers Undo. */
export function useDeleteProduct(): (productName: string) => void {
  const queries = useQueryClient()
  const restore = useRestoreProduct()
  const { mutate } = useWrite({
    changes,
    isOptimistic: true,
    mutationKey: ['products', 'delete'],
    mutationFn: ({ productName, idempotencyKey }: Deletion) =>
      ignoreNotFound(
        'product',
        del<ProductTasksResponse>(productPath(productName), undefined, { idempotencyKey }),
      ),
    onMutate: ({ productName }) => {
      clearFailure(deletionOf(productName))
      const { queryKey } = productQueries.list()
      void queries.cancelQueries({ queryKey })
      return removeOptimistically<ProductView>(queries, queryKey, (each) => each.productName === productName)
    },
    onError: (_error, deletion, putBack) => {
      putBack?.()
      showFailure(deletionOf(deletion.productName), 'Failed to delete product', () => mutate(deletion))
    },
    onSuccess: (answer, { productName }) => {
      showToast('Product deleted', {
        action: answer && { label: 'Undo', run: () => restore(productName, answer.tasks) },
      })
    },
  })
  return (productName) => mutate({ productName, idempotencyKey: crypto.randomUUID() })
}

function useRestoreProduct() {
  const { mutate } = useWrite({
    changes,
    mutationFn: ({ productName, taskIds, idempotencyKey }: Restoration) =>
      post<ProductTasksResponse>(`${productPath(productName)}/restore`, { taskIds }, { idempotencyKey }),
    onMutate: ({ productName }) => clearFailure(restorationOf(productName)),
    onError: (_error, restoration) =>
      showFailure(restorationOf(restoration.productName), 'Failed to restore product', () =>
        mutate(restoration),
      ),
    onSuccess: () => void showToast('Product restored'),
  })
  return (productName: string, taskIds: readonly string[]) =>
    mutate({ productName, taskIds, idempotencyKey: crypto.randomUUID() })
}
