import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { messageOf } from '../../http/api-error.ts'
import { goneText, isGone } from '../../http/gone.ts'
import { hiddenText } from '../../http/with-behind.ts'
import { usePicture } from '../../images/use-picture.ts'
import { useDraft, useSavedDraft } from '../../session/drafts/use-draft.ts'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/state.tsx'
import { showError, showToast } from '../../ui/feedback/toasts.ts'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { useInitialValue } from '../../ui/fields/use-initial-value.ts'
import { useIfMounted } from '../../ui/navigation/use-if-mounted.ts'
import { plantQueries } from '../api.ts'
import { useChangePlant } from '../writes.ts'
import { changesOf, type PlantDraft } from './plant-draft.ts'
import { PlantFormDialog } from './plant-form-dialog.tsx'

type Kept = { touched: Partial<PlantDraft>; picture: string | null }

/** The form of an existing plant, over its location's page. */
export default function EditPlant({ onClose }: { onClose: () => void }) {
  const { plantId = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useQuery(plantQueries.details(plantId))
  const skeleton = useSkeleton(isPending)
  if (data && !skeleton) return <EditPlantForm key={data.id} plant={data} onClose={onClose} />
  const isMissing = isGone(error, 'plant')
  return (
    <Dialog title="Edit Plant" wide onClose={onClose} footer={<DialogCancel>Close</DialogCancel>}>
      <div className="stack" aria-busy={isPending}>
        {skeleton && (
          <>
            <Skeleton height={120} radius={16} />
            <Skeleton height={240} />
          </>
        )}
        {error && !skeleton && (
          <ErrorState
            card={false}
            message={isMissing ? 'Plant Not Found' : `Error loading plant details: ${messageOf(error)}`}
            busy={isFetching}
            onRetry={isMissing ? undefined : () => void refetch()}
          >
            {isMissing && 'It may have been deleted somewhere else, or the link may be out of date.'}
          </ErrorState>
        )}
      </div>
    </Dialog>
  )
}

function EditPlantForm({ plant, onClose }: { plant: PlantView; onClose: () => void }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const ifMounted = useIfMounted()
  const { mutateAsync } = useChangePlant(plant.id)
  const { pathname } = useLocation()
  const kept = useSavedDraft<Kept>(pathname)
  const [touched, setTouched] = useState<Partial<PlantDraft>>(kept?.touched ?? {})
  const isTouched = Object.keys(touched).length > 0
  const [opened] = useInitialValue(plant, isTouched)
  const picture = usePicture(opened.imageUrl, kept?.picture)
  const dirty = picture.isChanged || isTouched
  const words: Kept = { touched, picture: picture.uploaded }
  useDraft(pathname, dirty ? { sentence: `We kept your changes to ${plant.name}.`, words } : null)

  const save = async (draft: PlantDraft) => {
    // Every edit names the plant's picture: if it is unchanged here, its current URL, because another device may have
    // changed it since the form was opened. If that URL cannot be read, the field is omitted.
    const now = picture.isChanged
      ? draft
      : await client
          .fetchQuery({ ...plantQueries.details(plant.id), staleTime: 0, retry: false })
          .catch(() => null)
    const changes = { ...changesOf(draft, opened), ...(now && { imageUrl: now.imageUrl }) }
    const saved = await mutateAsync(changes).catch((error) => {
      if (!isGone(error, 'plant')) throw error
      showError(goneText('plant'))
      ifMounted(onClose)
    })
    if (!saved) return
    const { answer, isBehind } = saved
    ifMounted(() => void navigate(`/my-plants/${encodeURIComponent(answer.locationId)}`, { replace: true }))
    const isHidden = opened.visibility === 'public' && answer.visibility === 'private'
    showToast(hiddenText(`${answer.name} saved`, isHidden && isBehind))
  }
  return (
    <PlantFormDialog
      isNew={false}
      title="Edit Plant"
      saveLabel="Save"
      draft={{ ...opened, ...touched }}
      onChange={(part) => setTouched((before) => ({ ...before, ...part }))}
      picture={picture}
      dirty={dirty}
      onSave={save}
      onClose={onClose}
    />
  )
}
