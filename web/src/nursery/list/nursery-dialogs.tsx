import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import { RemoveNurseryPlantDialog } from './remove-nursery-plant-dialog.tsx'

const AddNurseryPlant = lazySheet(() => import('../form/add-nursery-plant.tsx'))
const EditNurseryPlant = lazySheet(() => import('../form/edit-nursery-plant.tsx'))
const RemovePicture = lazySheet(() => import('../../images/remove-picture-dialog.tsx'))
const Recommendations = lazySheet(() => import('../garden/recommendations-dialog.tsx'))
const AddToGarden = lazySheet(() => import('../garden/add-to-garden-dialog.tsx'))

/** The dialog open over the list. */
export type NurseryDialog =
  | { kind: 'add'; slug?: string }
  | { kind: 'edit' | 'recommend' | 'remove'; plant: NurseryPlantView }
  | { kind: 'picture'; plant: NurseryPlantView; imageUrl: string }
  | { kind: 'plant'; plant: NurseryPlantView; locationId?: string }

export function NurseryDialogs({
  dialog,
  onOpen,
  onClose,
}: {
  dialog: NurseryDialog
  onOpen: (dialog: NurseryDialog) => void
  onClose: () => void
}) {
  switch (dialog.kind) {
    case 'add':
      return <AddNurseryPlant slug={dialog.slug} onClose={onClose} />
    case 'edit':
      return <EditNurseryPlant plant={dialog.plant} onClose={onClose} />
    case 'picture':
      return (
        <RemovePicture imageUrl={dialog.imageUrl} name={dialog.plant.name} bed="eucalypt" onClose={onClose} />
      )
    case 'remove':
      return <RemoveNurseryPlantDialog plant={dialog.plant} onClose={onClose} />
    case 'recommend':
      return (
        <Recommendations
          plant={dialog.plant}
          onChoose={(locationId) => onOpen({ kind: 'plant', plant: dialog.plant, locationId })}
          onClose={onClose}
        />
      )
    case 'plant':
      return <AddToGarden plant={dialog.plant} locationId={dialog.locationId} onClose={onClose} />
  }
}
