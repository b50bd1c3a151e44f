import { useQuery } from '@tanstack/react-query'
import type { ProductView } from '@wattle/contracts/shed/views.ts'
import { HandlingNotes } from '../advice/parts.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { EmptyState } from '../ui/feedback/state.tsx'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { PageHead } from '../ui/page/page-head.tsx'
import { inWords } from '../ui/text/in-sentences.ts'
import { capitalised } from '../ui/text/words.ts'
import { productQueries } from './api.ts'
import { ProductShelves } from './product-shelves.tsx'
import { ShedDrawing } from './shed-drawing.tsx'
import { ShelfSkeletons } from './shelf-skeletons.tsx'

/** The products that tasks call for, with the plants that need them. */
export default function Shed() {
  const { data, isPending } = useQuery(productQueries.list())
  const skeleton = useSkeleton(isPending)
  return (
    <>
      {/* Changes only together with the shelves: a longer sentence would shift their skeletons. */}
      <PageHead title="Garden Shed" lead={leadFor((!skeleton && data) || [])} />
      <Products skeleton={skeleton} />
    </>
  )
}

function Products({ skeleton }: { skeleton: boolean }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(productQueries.list())
  if (skeleton) return <ShelfSkeletons />
  if (isPending) return null
  if (isError && !data) {
    return (
      <Banner
        tone="error"
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        Failed to load products. Please try again later.
      </Banner>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState
        card
        title="The shelves are still bare"
        drawing={<ShedDrawing />}
        action={
          <ButtonLink to="/tasks" variant="primary">
            See Tasks
          </ButtonLink>
        }
      >
        When a task calls for a feed, an oil or a mulch, it is noted here, so you know what to look for in the
        shop.
      </EmptyState>
    )
  }
  return (
    <>
      <ProductShelves products={data} />
      <HandlingNotes texts={data.map(({ productName }) => productName)} />
    </>
  )
}

function leadFor({ length }: readonly ProductView[]): string {
  if (length === 0) return 'What your tasks call for, kept in one place'
  if (length === 1) return 'One thing your tasks call for, and the plants that want it'
  return `${capitalised(inWords(length))} things your tasks call for, and the plants that want them`
}
