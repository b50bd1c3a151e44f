import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { useMemo, useState } from 'react'
import { useSearch } from '../../ui/navigation/use-search.ts'
import { useLastKnown } from '../../ui/use-last-known.ts'
import type { NurseryDialog } from './nursery-dialogs.tsx'

/** The dialog over the nursery list, opened by a button or by the address. */
export function useNurseryDialog(plants: readonly NurseryPlantView[] | undefined) {
  const { params, setParams } = useSearch()
  const [opened, open] = useState<NurseryDialog | null>(null)
  const asked = useMemo(() => {
    const dialog = dialogOf(params, plants)
    return dialog && { dialog, params }
  }, [params, plants])
  // The dialog stays open even if its nursery plant leaves the list, because somebody may be typing.
  const standing = useLastKnown(asked)
  const dialog = opened ? withNewest(opened, plants) : standing?.params === params ? standing.dialog : null
  // A write may finish, and close its dialog, after another dialog has been opened.
  const close = () => {
    open((now) => (now === opened ? null : now))
    const isSame = (now: URLSearchParams) => String(now) === String(params)
    if (params.size > 0) setParams((now) => (isSame(now) ? withoutDialog(now) : now))
  }
  return { dialog, open, close }
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
