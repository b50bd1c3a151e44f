import { join, resolve } from 'node:path'
import { openDiskImages } from '@wattle/adapters/images/disk-images.ts'
import { openPictureSecret } from '@wattle/adapters/images/picture-secret.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import type { Settings } from '../settings/settings.ts'
import { openSharedImages } from './open-shared.ts'

/** The image store that the settings name: their bucket, or otherwise this folder. */
export async function openImages(
  settings: Settings,
  folder = resolve(settings.WATTLE_DATA),
): Promise<Images> {
  if (settings.WATTLE_S3) return await openSharedImages(settings)
  const images = join(folder, 'images')
  return openDiskImages({
    folder: images,
    secret: await openPictureSecret(join(folder, 'images.secret'), join(images, 'pictures')),
    formerSecrets: settings.WATTLE_PICTURE_FORMER_SECRETS,
  })
}
