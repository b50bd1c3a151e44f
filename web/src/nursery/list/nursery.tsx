import { useQuery } from '@tanstack/react-query'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { useMemo, useState } from 'react'
import { PotDrawing } from '../../art/large-drawings.tsx'
import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { PlusIcon } from '../../ui/garden-icons.tsx'
import { useListView } from '../../ui/navigation/use-list-view.ts'
import { useSearch } from '../../ui/navigation/use-search.ts'
import { ListTools } from '../../ui/page/list-tools.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { inWords } from '../../ui/text/in-sentences.ts'
import { matchText } from '../../ui/text/match-text.ts'
import { capitalised } from '../../ui/text/words.ts'
import { useLastKnown } from '../../ui/use-last-known.ts'
import { nurseryQueries } from '../api.ts'
import styles from './nursery.module.css'
import { NurseryCard, NurseryCardSkeleton } from './nursery-card.tsx'
import { type NurseryDialog, NurseryDialogs } from './nursery-dialogs.tsx'
import { plantsFound } from './plants-found.ts'

/** The list of plants seen at nurseries. */
export default function Nursery() {
  const { data: plants, isPending } = useQuery(nurseryQueries.list())
  const { params, setParams } = useSearch()
  const [opened, setDialog] = useState<NurseryDialog | null>(null)
  const asked = useMemo(() => {
    const dialog = dialogOf(params, plants)
    return dialog && { dialog, params }
  }, [params, plants])
  // The dialog stays open even if its nursery plant leaves the list, because somebody may be typing.
  const standing = useLastKnown(asked)
  const dialog = opened ? withNewest(opened, plants) : standing?.params === params ? standing.dialog : null
  const add = () => setDialog({ kind: 'add' })
  // A write may finish, and close its dialog, after another dialog has been opened.
  const close = () => {
    setDialog((now) => (now === opened ? null : now))
    const isSame = (now: URLSearchParams) => String(now) === String(params)
    if (params.size > 0) setParams((now) => (isSame(now) ? withoutDialog(now) : now))
  }
  return (
    <>
      <PageHead
        title="Nursery Plants"
        lead={plants ? leadFor(plants.length) : isPending && '\u00a0'}
        actions={
          <Button variant="primary" icon={<PlusIcon />} onClick={add}>
            Add Nursery Plant
          </Button>
        }
      />
      <aside className={styles.helper} aria-label="How the nursery works">
        <SeedDrawing />
        <div>
          <h2>Seen something you like?</h2>
          <p>
            Note it here while you’re still in the shop. Wattle checks your garden’s sun, soil and water and
            tells you where it would be happy, before you pay.
          </p>
        </div>
      </aside>
      <Finds onAdd={add} onOpen={setDialog} />
      {dialog && <NurseryDialogs dialog={dialog} onOpen={setDialog} onClose={close} />}
    </>
  )
}

/**
 * Dialogs that an address can open for a nursery plant's id. The last two continue after the gardener had
 * to add a location first.
 */
const askedFor = { edit: 'edit', suits: 'recommend', grow: 'plant' } as const

/** The dialog that the address opens, if any. */
function dialogOf(
  params: URLSearchParams,
  plants: readonly NurseryPlantView[] | undefined,
): NurseryDialog | null {
  const slug = params.get('plant')
  if (slug) return { kind: 'add', slug }
  if (params.has('add')) return { kind: 'add' }
  for (const [name, kind] of Object.entries(askedFor)) {
    const plant = plants?.find(({ id }) => id === params.get(name))
    if (plant) return { kind, plant }
  }
  return null
}

/** The address without the dialog that it opens. */
function withoutDialog(params: URLSearchParams): URLSearchParams {
  for (const name of ['plant', 'add', ...Object.keys(askedFor)]) params.delete(name)
  return params
}

/**
 * An open dialog with the latest data of its nursery plant, or with the last known data if that is no longer listed.
 */
function withNewest(dialog: NurseryDialog, plants: readonly NurseryPlantView[] | undefined): NurseryDialog {
  if (dialog.kind === 'add') return dialog
  return { ...dialog, plant: plants?.find(({ id }) => id === dialog.plant.id) ?? dialog.plant }
}

function Finds({ onAdd, onOpen }: { onAdd: () => void; onOpen: (dialog: NurseryDialog) => void }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(nurseryQueries.list())
  const skeleton = useSkeleton(isPending)
  const view = useListView()
  if (skeleton) {
    return (
      <div aria-busy="true">
        <p className="sr" role="status">
          Loading your nursery plants
        </p>
        <ul className={styles.finds}>
          {[1, 2, 3].map((key) => (
            <NurseryCardSkeleton key={key} />
          ))}
        </ul>
      </div>
    )
  }
  if (isPending) return null
  if (isError && !data) {
    return (
      <ErrorState
        message="Failed to load your nursery plants"
        retryLabel="Try Again"
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        Your garden itself is not affected. Please check your connection and try again.
      </ErrorState>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState
        card
        title="No Nursery Plants Yet"
        drawing={<PotDrawing />}
        action={
          <Button variant="primary" onClick={onAdd}>
            Add Your First Nursery Plant
          </Button>
        }
      >
        Keep what you have spotted here until you know where it would grow.
      </EmptyState>
    )
  }
  const found = plantsFound(data, view.search)
  return (
    <>
      <ListTools view={view} label="Search by name, nursery or notes" count={data.length} />
      <p className="sr" role="status">
        {view.search && matchText(found.length, 'plant', view.search)}
      </p>
      {found.length === 0 && (
        <EmptyState
          card
          title={matchText(0, 'plant', view.search)}
          drawing={<SeedDrawing />}
          action={<Button onClick={view.clear}>Clear search</Button>}
        >
          Try the first few letters of a word.
        </EmptyState>
      )}
      <ul className={styles.finds}>
        {found.map((plant, index) => (
          <NurseryCard key={plant.id} plant={plant} first={index === 0} onOpen={onOpen} />
        ))}
      </ul>
    </>
  )
}

function leadFor(count: number) {
  if (count === 0) return undefined
  return `${capitalised(inWords(count))} ${count === 1 ? 'find' : 'finds'}, waiting for a home`
}
