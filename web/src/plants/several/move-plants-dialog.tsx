import { useQuery } from '@tanstack/react-query'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { useState } from 'react'
import { moveTogether } from '../../cache/move-together.ts'
import { failureText } from '../../http/failure-text.ts'
import { locationQueries } from '../../locations/api.ts'
import { bedOf } from '../../ui/bed-of.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/state.tsx'
import { Choices } from '../../ui/fields/choices.tsx'
import { useIfMounted } from '../../ui/navigation/use-if-mounted.ts'
import { listed } from '../../ui/text/in-sentences.ts'
import { counted } from '../../ui/text/words.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { useMovePlants } from './writes.ts'

/** Moves plants to one location; Undo returns each to its own. */
export default function MovePlantsDialog({
  plants,
  onClose,
  onDone,
}: {
  plants: readonly PlantView[]
  onClose: () => void
  onDone: () => void
}) {
  const { data: locations, isError, isFetching, refetch } = useQuery(locationQueries.list())
  const [locationId, setLocationId] = useState('')
  const [tried, setTried] = useState(false)
  const { mutateAsync } = useMovePlants()
  const { submit, isSending, problem } = useSubmit((error) =>
    failureText(error, 'Failed to move the plants. Please try again.'),
  )
  const ifMounted = useIfMounted()
  const isOne = plants.length === 1
  const others = locations?.filter(({ id }) => plants.some((plant) => plant.locationId !== id))
  const isNowhere = others?.length === 0
  const target = others?.find(({ id }) => id === locationId)

  const save = () =>
    moveTogether({
      kind: 'plant',
      write: mutateAsync,
      moves: plants.map(({ id }) => ({ plantId: id, locationId })),
      before: plants.map((plant) => ({ plantId: plant.id, locationId: plant.locationId })),
      to: target?.name ?? '',
      onClose: () => ifMounted(onClose),
      onDone: () => ifMounted(onDone),
    })
  const send = () => {
    setTried(true)
    return submit({ locationId }, target ? save : null)
  }
  return (
    <Dialog
      title={isOne ? 'Move Plant' : `Move ${counted(plants.length, 'plant')}`}
      dirty={locationId !== ''}
      onClose={onClose}
      onSubmit={send}
      footer={
        <>
          <DialogCancel disabled={isSending} />
          {isNowhere ? (
            <ButtonLink variant="primary" to="/my-plants/add-location" onClick={onClose}>
              Add Location
            </ButtonLink>
          ) : (
            <Button type="submit" variant="primary" busy={isSending} busyLabel="Moving…">
              Move
            </Button>
          )}
        </>
      }
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <p>{listed(plants.map(({ name }) => name))}</p>
      {isNowhere ? (
        <p>There is no other location yet. Add one first, then move {isOne ? 'it' : 'them'} there.</p>
      ) : others ? (
        <Choices
          label="Location"
          required
          value={locationId}
          error={tried && !target ? 'Please select a location' : undefined}
          choices={others.map(({ id, name, icon, iconBackground, count }) => ({
            value: id,
            name,
            emoji: icon,
            bed: bedOf(iconBackground),
            detail: counted(count, 'plant'),
          }))}
          onChange={setLocationId}
        />
      ) : isError ? (
        <ErrorState
          card={false}
          message="Could not load required data"
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  )
}
