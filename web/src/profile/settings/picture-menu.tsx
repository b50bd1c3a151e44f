import { useState } from 'react'
import { Menu } from '../../ui/buttons/menu.tsx'
import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import { TrashIcon } from '../../ui/garden-icons.tsx'
import { CloseIcon } from '../../ui/icons.tsx'

const RemovePictureDialog = lazySheet(() => import('../../images/remove-picture-dialog.tsx'))

/** The menu for removing a saved picture from the page or permanently. */
export function PictureMenu({
  url,
  name,
  onTakeOff,
  onRemoved,
}: {
  url: string
  name: string
  onTakeOff: () => void
  onRemoved: () => void
}) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Menu
        label={`More for ${name}`}
        items={[
          { label: 'Remove from my page', icon: <CloseIcon />, onSelect: onTakeOff },
          { label: 'Remove for good', icon: <TrashIcon />, danger: true, onSelect: () => setAsked(true) },
        ]}
      />
      {asked && (
        <RemovePictureDialog
          imageUrl={url}
          name={name}
          onRemoved={onRemoved}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
