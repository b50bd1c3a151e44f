import { useQuery } from '@tanstack/react-query'
import { productKey } from '@wattle/contracts/shed/product-names.ts'
import type { ProductView } from '@wattle/contracts/shed/views.ts'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { plantQueries } from '../plants/api.ts'
import { useSearch } from '../ui/navigation/use-search.ts'
import { EditProductDialog } from './edit-product-dialog.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './shelves.module.css'
import { useDeleteProduct } from './writes.ts'

/** The products in a grid. The one in the address is scrolled into view or opened for renaming. */
export function ProductShelves({ products }: { products: readonly ProductView[] }) {
  const imageOf = useImages()
  const deleteProduct = useDeleteProduct()
  const { params: search, setParams: setSearch } = useSearch()
  const named = search.get('edit')
  const [edited, setEdited] = useState<ProductView | null>(
    () => products.find(({ productName }) => productName === named) ?? null,
  )
  // A write may finish, and close its dialog, after another dialog has been opened.
  const close = () => {
    setEdited((now) => (now === edited ? null : now))
    if (named !== null) setSearch(() => new URLSearchParams())
  }
  const { key: visit } = useLocation()
  const sought = productKey(search.get('product') ?? '')
  return (
    <>
      <ul className={styles.shelves}>
        {products.map((product) => (
          <ProductCard
            key={product.productName}
            product={product}
            imageOf={imageOf}
            soughtBy={productKey(product.productName) === sought ? visit : undefined}
            onEdit={() => setEdited(product)}
            onDelete={() => deleteProduct(product.productName)}
          />
        ))}
      </ul>
      {edited && <EditProductDialog product={edited} onClose={close} />}
    </>
  )
}

/** Looks up a plant's picture, once the plants have loaded. */
function useImages(): (plantId: string) => string | null {
  const { data } = useQuery(plantQueries.list())
  return useMemo(() => {
    const images = new Map(data?.map(({ id, imageUrl }) => [id, imageUrl]))
    return (plantId) => images.get(plantId) ?? null
  }, [data])
}
