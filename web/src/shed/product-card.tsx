import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import type { ProductView } from '@wattle/contracts/shed/views.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { EditIcon, ExternalIcon, TagIcon, TrashIcon } from '../ui/garden-icons.tsx'
import { Link } from '../ui/navigation/link.tsx'
import { Photo } from '../ui/page/photo.tsx'
import { useFocusOnMore } from '../ui/use-focus-on-more.ts'
import { goodsOf } from './goods.ts'
import { GoodsDrawing } from './goods-drawing.tsx'
import { productAddress } from './product-address.ts'
import styles from './shelves.module.css'

/** Plants shown on a card before the others are expanded. */
const mostShown = 8

/** A product on its shelf, its plants, and a link to find it online. */
export function ProductCard({
  product,
  imageOf,
  soughtBy,
  onEdit,
  onDelete,
}: {
  product: ProductView
  imageOf: (plantId: string) => string | null
  /** The key of the visit that links to this product, if one does. */
  soughtBy: string | undefined
  onEdit: () => void
  onDelete: () => void
}) {
  const { productName, plants } = product
  const [showsAll, setShowsAll] = useState(false)
  const isMore = !showsAll && plants.length > mostShown
  const shown = isMore ? plants.slice(0, mostShown) : plants
  const list = useRef<HTMLUListElement>(null)
  const expectMore = useFocusOnMore(list, shown.length, isMore)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (soughtBy === undefined) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [soughtBy])
  return (
    <li>
      <article className={styles.board} aria-labelledby={headingId}>
        <div className={styles.wall}>
          <GoodsDrawing goods={goodsOf(productName)} />
        </div>
        <div className={styles.product}>
          <div className={styles.head}>
            <h2 id={headingId} ref={heading} tabIndex={-1}>
              {productName}
            </h2>
            <span className={styles.tools}>
              <IconButton label={`Edit ${productName}`} icon={<EditIcon />} onClick={onEdit} />
              <IconButton label={`Delete ${productName}`} icon={<TrashIcon />} onClick={onDelete} />
            </span>
          </div>
          {plants.length > 0 && (
            <ul ref={list} className={styles.plants} aria-label={`Plants that use ${productName}`}>
              {shown.map(({ id, name }) => (
                <li key={id}>
                  <Link to={plantAddress(id)}>
                    <Photo className={styles.photo} src={imageOf(id)} ratio="32 / 38" sizes="32px" />
                    <span>{name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {isMore && (
            <Button
              data-more
              variant="quiet"
              onClick={() => {
                expectMore()
                setShowsAll(true)
              }}
            >
              Show all {plants.length} plants
            </Button>
          )}
          <a className={styles.look} href={productAddress(product)} target="_blank" rel="noopener noreferrer">
            <TagIcon size={16} />
            <span>
              {product.productLink ? 'See it in the shop' : 'Search for it online'}
              <span className="sr"> ({productName}, opens a new tab)</span>
            </span>
            <ExternalIcon size={16} />
          </a>
        </div>
      </article>
    </li>
  )
}
