import type { Images } from '@wattle/adapters/images/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Holdings } from './holdings.ts'

type Store = Pick<Images, 'belongsTo' | 'size'>
type Named = Pick<Holdings, 'pictures'> & { gardenId: GardenId }

/**
 * Throws `PictureSecretMissing` if a picture of the garden would be left behind. Pictures are found by their names, and
 * a name proves its garden only with the secret that made it.
 */
export async function assertPicturesFound(images: Store, { gardenId, pictures }: Named): Promise<void> {
  let left = 0
  for (const name of pictures)
    if (!images.belongsTo(gardenId, name) && (await images.size(name)) !== null) left++
  if (left > 0) throw new PictureSecretMissing(gardenId, left)
}

/** This process does not have the secret that named some of the garden's pictures. */
class PictureSecretMissing extends Error {
  readonly code = 'picture-secret-missing'

  constructor(gardenId: GardenId, left: number) {
    super(
      `Garden ${gardenId} is not erased: ${left} of its pictures got their names by a picture secret that is not known here. Restore images.secret or WATTLE_PICTURE_SECRET, or name the earlier secret in WATTLE_PICTURE_FORMER_SECRETS. If it is lost, see docs/operations/erasing.md.`,
    )
  }
}
