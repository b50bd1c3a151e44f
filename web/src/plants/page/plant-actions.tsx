import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '../../ui/after-paint.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Menu } from '../../ui/buttons/menu.tsx'
import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import { ClockIcon, EditIcon, GlobeIcon, SwapIcon, TrashIcon } from '../../ui/garden-icons.tsx'
import { ImageIcon, RepeatIcon, TasksIcon } from '../../ui/icons.tsx'
import { useIfMounted } from '../../ui/navigation/use-if-mounted.ts'
import { capitalised } from '../../ui/text/words.ts'
import { useVisibilityChange } from '../../visibility/use-visibility-change.ts'
import layout from '../details/plant-layout.module.css'
import { usePlantVisibility } from '../writes.ts'
import type { PlantDialog } from './plant-dialogs.tsx'
import { ShareButton } from './share-button.tsx'

const ProfileNeededDialog = lazySheet(() => import('../../visibility/profile-needed-dialog.tsx'))
const VisibilityDialog = lazySheet(() => import('../../visibility/visibility-dialog.tsx'))
const PlantDialogs = lazySheet(() => import('./plant-dialogs.tsx'))

export function PlantActions({
  plant,
  bed,
  locationPath,
}: {
  plant: PlantView
  bed: string
  /** The path of the plant's location. */
  locationPath: string
}) {
  const navigate = useNavigate()
  const ifMounted = useIfMounted()
  const [open, setOpen] = useState<'visibility' | PlantDialog | null>(null)
  const { mutateAsync } = usePlantVisibility(plant.id)
  const visibility = useVisibilityChange({
    of: 'plant',
    id: plant.id,
    save: mutateAsync,
    success: (chosen) => `Plant visibility set to ${chosen}`,
  })
  const close = () => {
    setOpen(null)
    visibility.answered()
  }
  // Preloads the dialog that has its own button.
  useEffect(() => afterPaint(VisibilityDialog.fetch), [])
  const goTo = (path: string) => void navigate(path)
  return (
    <div className={layout.actions}>
      {plant.visibility === 'public' && <ShareButton plantId={plant.id} />}
      <Button icon={<GlobeIcon />} onClick={() => setOpen('visibility')}>
        Change visibility
      </Button>
      <Menu
        framed
        label={`More for ${plant.name}`}
        items={[
          {
            label: 'Edit plant',
            icon: <EditIcon />,
            onSelect: () => goTo(`${locationPath}/edit-plant/${encodeURIComponent(plant.id)}`),
          },
          { label: 'Move', icon: <SwapIcon />, onSelect: () => setOpen('move') },
          {
            label: 'See its history',
            icon: <ClockIcon />,
            onSelect: () => goTo(`${plantAddress(plant.id)}/history`),
          },
          {
            label: 'View all tasks',
            icon: <TasksIcon />,
            onSelect: () => goTo(`/tasks?plant=${encodeURIComponent(plant.name)}`),
          },
          { label: 'Plan the care again', icon: <RepeatIcon />, onSelect: () => setOpen('regenerate') },
          ...(plant.imageUrl
            ? [{ label: 'Remove its photo', icon: <ImageIcon />, onSelect: () => setOpen('picture') }]
            : []),
          { label: 'Delete plant', icon: <TrashIcon />, danger: true, onSelect: () => setOpen('delete') },
        ]}
      />
      {(open === 'visibility' || visibility.comesBack) && (
        <VisibilityDialog
          thing={{
            name: plant.name,
            imageUrl: plant.imageUrl,
            bed,
            detail: `${capitalised(plant.visibility)} now`,
          }}
          sentence="Making this plant public will make all details visible to anyone with the link. No one else can edit it."
          now={plant.visibility}
          comesBack={visibility.comesBack}
          onChoose={(chosen) => void visibility.choose(chosen)}
          onClose={close}
        />
      )}
      {open && open !== 'visibility' && (
        <PlantDialogs
          open={open}
          plant={plant}
          bed={bed}
          onClose={close}
          onDeleted={() => ifMounted(() => void navigate(locationPath, { replace: true }))}
        />
      )}
      {visibility.needsProfile && <ProfileNeededDialog of={plant.id} onClose={visibility.dismiss} />}
    </div>
  )
}
