import { useQuery } from '@tanstack/react-query'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { clearFailure, showFailure } from '../../ui/feedback/failure.ts'
import { SwapIcon, TrashIcon } from '../../ui/garden-icons.tsx'
import type { Selection } from '../../ui/selection/selection.ts'
import { SelectionBar } from '../../ui/selection/selection-bar.tsx'
import { plantQueries } from '../api.ts'
import { DeletePlantsDialog } from './delete-plants-dialog.tsx'
import MovePlantsDialog from './move-plants-dialog.tsx'

const action = 'select plants'

/** The bar that moves or deletes the selected plants. */
export default function SeveralPlantsBar({
  selection,
  selected,
  onClose,
}: {
  selection: Selection
  selected: ReadonlySet<string>
  onClose: () => void
}) {
  const { data, isFetching, isLoadingError } = useQuery(plantQueries.list())
  /** The dialog with the plants as of its opening, because saving removes them from the list. */
  const [open, setOpen] = useState<{ dialog: 'move' | 'delete'; plants: PlantView[] } | null>(null)
  const close = () => setOpen(null)
  useEffect(() => {
    // A list that is being read again may lack a plant that was just added.
    if (!data || isFetching) return
    clearFailure(action)
    selection.keep(new Set(data.map(({ id }) => id)))
  }, [selection, data, isFetching])
  useEffect(() => {
    if (!isLoadingError) return
    selection.stop()
    showFailure(action, 'Failed to load plants. Please try again.')
  }, [selection, isLoadingError])

  const plants = data?.filter(({ id }) => selected.has(id)) ?? []
  const isEmpty = plants.length === 0
  return (
    <>
      <SelectionBar selection={selection} selected={selected} what="plant">
        <Button
          variant="danger"
          icon={<TrashIcon />}
          aria-disabled={isEmpty}
          onClick={() => setOpen({ dialog: 'delete', plants })}
        >
          Delete
        </Button>
        <Button
          variant="primary"
          icon={<SwapIcon />}
          aria-disabled={isEmpty}
          onClick={() => setOpen({ dialog: 'move', plants })}
        >
          Move
        </Button>
      </SelectionBar>
      {open?.dialog === 'move' && <MovePlantsDialog plants={open.plants} onClose={close} onDone={onClose} />}
      {open?.dialog === 'delete' && (
        <DeletePlantsDialog plants={open.plants} onClose={close} onDone={onClose} />
      )}
    </>
  )
}
