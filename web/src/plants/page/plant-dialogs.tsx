import type { PlantView } from '@wattle/contracts/plants/views.ts'
import RegenerateDialog from '../../care-plans/regenerate-dialog.tsx'
import RemovePictureDialog from '../../images/remove-picture-dialog.tsx'
import MovePlantsDialog from '../several/move-plants-dialog.tsx'
import DeletePlantDialog from './delete-plant-dialog.tsx'

export type PlantDialog = 'picture' | 'move' | 'delete' | 'regenerate'

/** The dialogs of a plant's menu, loaded when the first one opens. */
export default function PlantDialogs({
  open,
  plant,
  bed,
  onClose,
  onDeleted,
}: {
  open: PlantDialog
  plant: PlantView
  bed: string
  onClose: () => void
  onDeleted: () => void
}) {
  switch (open) {
    case 'picture':
      return (
        plant.imageUrl && (
          <RemovePictureDialog imageUrl={plant.imageUrl} name={plant.name} bed={bed} onClose={onClose} />
        )
      )
    case 'move':
      return <MovePlantsDialog plants={[plant]} onClose={onClose} onDone={onClose} />
    case 'delete':
      return <DeletePlantDialog plant={plant} bed={bed} onClose={onClose} onDeleted={onDeleted} />
    case 'regenerate':
      return <RegenerateDialog plant={plant} onClose={onClose} />
  }
}
