import { guidePlantAddress } from '@wattle/contracts/guide/addresses.ts'
import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { useState } from 'react'
import { addAddress } from '../../nursery/addresses.ts'
import layout from '../../plants/details/plant-layout.module.css'
import { useSession } from '../../session/session-store.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import { PlusIcon } from '../../ui/garden-icons.tsx'

const AddToGarden = lazySheet(() => import('./choose-location-dialog.tsx'))

/** A gardener's actions for a guide plant; a visitor gets an invitation. */
export function GuidePlantActions({ plant: { slug, name } }: { plant: GuidePlantView }) {
  const { status } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  if (status !== 'signed-in') {
    return (
      <div className={layout.actions}>
        <ButtonLink variant="primary" to="/login" state={{ pathname: guidePlantAddress(slug), name }}>
          Start a notebook to grow it
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={layout.actions}>
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setChoosing(true)}>
        Add to my garden
      </Button>
      <ButtonLink to={addAddress(slug)}>Add to nursery list</ButtonLink>
      {isChoosing && <AddToGarden slug={slug} name={name} onClose={() => setChoosing(false)} />}
    </div>
  )
}
