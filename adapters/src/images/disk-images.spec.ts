import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { imagesContract } from './contract.ts'
import { openDiskImages } from './disk-images.ts'
import { ImagesUnavailable, PictureMissing, UploadRefused, uploadPath } from './port.ts'
import { nell, omar } from './testing/contract-kit.ts'
import * as pictures from './testing/sample-pictures.ts'

const folders: string[] = []

async function openInNewFolder(secret = 'a secret of the spec') {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-images-'))
  folders.push(folder)
  return { folder, images: await openDiskImages({ folder, secret }) }
}

imagesContract('a folder', async () => {
  const { images } = await openInNewFolder()
  return { images, upload: images.receive }
})

describe('a folder takes uploads at signed addresses', () => {
  let folder: string
  let images: Awaited<ReturnType<typeof openDiskImages>>

  beforeEach(async () => {
    ;({ folder, images } = await openInNewFolder())
  })
  afterEach(async () => {
    vi.useRealTimers()
    await images.close()
    await Promise.all(folders.splice(0).map((each) => rm(each, { recursive: true, force: true })))
  })

  test('the address is a path on this server', async () => {
    const { name, uploadUrl } = await images.offer(nell, 'image/jpeg')
    expect(new URL(uploadUrl, 'http://localhost').pathname).toBe(`${uploadPath}/${name}`)
  })

  test('an address takes only its own content type, in any spelling', async () => {
    const { uploadUrl } = await images.offer(nell, 'image/jpeg')
    const bytes = await pictures.jpeg()
    await expect(images.receive(uploadUrl, 'image/png', bytes)).rejects.toBeInstanceOf(UploadRefused)
    await expect(images.receive(uploadUrl, '', bytes)).rejects.toBeInstanceOf(UploadRefused)
    await expect(images.receive(uploadUrl, 'Image/JPEG; q=1', bytes)).resolves.toBeUndefined()
  })

  test('an upload that cannot be written whole leaves nothing behind', async () => {
    const { name, uploadUrl } = await images.offer(nell, 'image/jpeg')
    const inTheWay = `${name}.jpg`
    await mkdir(join(folder, 'incoming', inTheWay))
    const upload = images.receive(uploadUrl, 'image/jpeg', await pictures.jpeg())
    await expect(upload).rejects.toBeInstanceOf(ImagesUnavailable)
    expect(await readdir(join(folder, 'incoming'))).toEqual([inTheWay])
  })

  test('an address made for a length takes exactly that many bytes', async () => {
    const bytes = await pictures.jpeg()
    const { uploadUrl } = await images.offer(nell, 'image/jpeg', bytes.byteLength - 1)
    await expect(images.receive(uploadUrl, 'image/jpeg', bytes)).rejects.toBeInstanceOf(UploadRefused)
  })

  test('an address is checked before its bytes arrive', async () => {
    const { uploadUrl } = await images.offer(nell, 'image/jpeg', 5)
    const admitted = (address: string, contentType: string, length?: number) => {
      try {
        images.admit(address, contentType, length)
        return true
      } catch (error) {
        if (error instanceof UploadRefused) return false
        throw error
      }
    }
    expect([
      admitted(uploadUrl, 'image/jpeg', 5),
      admitted(uploadUrl, 'image/jpeg'),
      admitted(uploadUrl, 'image/jpeg', 6),
      admitted(uploadUrl, 'image/png', 5),
      admitted(uploadUrl.replace('length=5', 'length=6'), 'image/jpeg', 6),
    ]).toEqual([true, true, false, false, false])
  })

  test('an address does not reveal the garden', async () => {
    const { uploadUrl } = await images.offer(nell, 'image/jpeg')
    expect(uploadUrl).not.toContain(nell)
  })

  test('smaller copies of an upload are made once, when it arrives', async () => {
    const { name } = await images.put(nell, await pictures.jpeg(900, 600))
    const copy = join(folder, 'incoming', `${name}-160.jpg`)
    await writeFile(copy, 'the copy made before')
    expect(Buffer.from((await images.read(name, 160)) ?? []).toString()).toBe('the copy made before')
  })

  test('an upload whose copies were swept counts as missing', async () => {
    const { name } = await images.put(nell, await pictures.jpeg())
    await rm(join(folder, 'incoming', `${name}-160.jpg`))
    await expect(images.keep(name)).rejects.toBeInstanceOf(PictureMissing)
  })

  test('an address expires after fifteen minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-09-01T00:00:00Z') })
    const bytes = await pictures.jpeg()
    const { uploadUrl } = await images.offer(nell, 'image/jpeg')
    vi.setSystemTime(new Date('2025-09-01T00:14:59Z'))
    await expect(images.receive(uploadUrl, 'image/jpeg', bytes)).resolves.toBeUndefined()
    vi.setSystemTime(new Date('2025-09-01T00:15:01Z'))
    await expect(images.receive(uploadUrl, 'image/jpeg', bytes)).rejects.toBeInstanceOf(UploadRefused)
  })

  test('a modified or forged address is refused', async () => {
    const bytes = await pictures.jpeg()
    const { name, uploadUrl } = await images.offer(nell, 'image/jpeg', 5)
    const { name: other } = await images.offer(nell, 'image/jpeg', 5)
    const changed = [
      uploadUrl.replace(name, other),
      uploadUrl.replace('length=5', `length=${bytes.byteLength}`),
      uploadUrl.replace('&length=5', ''),
      uploadUrl.replace(/until=\d/, 'until=9'),
      uploadUrl.replace(/signature=.*/, 'signature='),
      uploadUrl.replace(/.signature=.*/, ''),
      `${uploadPath}/../../../etc/passwd`,
      uploadPath,
    ]
    for (const address of changed) {
      await expect(images.receive(address, 'image/jpeg', bytes)).rejects.toBeInstanceOf(UploadRefused)
    }
  })

  test('a refused file leaves nothing on the disk', async () => {
    await expect(images.put(nell, pictures.svg())).rejects.toThrow('not a JPEG, PNG, GIF or WebP')
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  test('names and addresses survive a restart with the same secret, but not with another', async () => {
    const { name, uploadUrl } = await images.offer(nell, 'image/jpeg')
    const again = await openDiskImages({ folder, secret: 'a secret of the spec' })
    const stranger = await openDiskImages({ folder, secret: 'another' })
    const bytes = await pictures.jpeg()

    await expect(stranger.receive(uploadUrl, 'image/jpeg', bytes)).rejects.toBeInstanceOf(UploadRefused)
    await expect(again.receive(uploadUrl, 'image/jpeg', bytes)).resolves.toBeUndefined()
    expect([again, stranger].map((each) => each.belongsTo(nell, name))).toEqual([true, false])
  })

  test('names given under a former secret still belong to their garden', async () => {
    const { name, uploadUrl } = await images.offer(nell, 'image/jpeg')
    const changed = await openDiskImages({
      folder,
      secret: 'a new secret',
      formerSecrets: ['an even older one', 'a secret of the spec'],
    })
    const { name: newName } = await changed.offer(nell, 'image/jpeg')
    expect([name, newName].map((each) => changed.belongsTo(nell, each))).toEqual([true, true])
    expect([name, newName].map((each) => changed.belongsTo(omar, each))).toEqual([false, false])
    expect(images.belongsTo(nell, newName)).toBe(false)
    // Upload addresses signed with the former secret are no longer accepted.
    await expect(changed.receive(uploadUrl, 'image/jpeg', await pictures.jpeg())).rejects.toBeInstanceOf(
      UploadRefused,
    )
  })

  test('the sweep deletes partial files left by a crash, without counting them', async () => {
    await writeFile(join(folder, 'incoming', 'left-by-a-crash.part'), 'half')
    expect(await images.sweep(new Date(Date.now() + 60_000))).toBe(0)
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  test('keeping a picture can be repeated after a crash cut it short', async () => {
    const { name } = await images.put(nell, await pictures.jpeg(300, 200))
    await writeFile(join(folder, 'pictures', `${name}-160.jpg`), 'half a thumbn')
    await images.keep(name)
    const { format, width } = await sharp(
      await readFile(join(folder, 'pictures', `${name}-160.jpg`)),
    ).metadata()
    expect({ format, width }).toEqual({ format: 'jpeg', width: 160 })
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  test('a missing folder makes pictures unavailable', async () => {
    await rm(folder, { recursive: true })
    await expect(images.check()).rejects.toBeInstanceOf(ImagesUnavailable)
    await expect(images.put(nell, await pictures.jpeg())).rejects.toBeInstanceOf(ImagesUnavailable)
  })

  test('picture files can be read only by the user of the process', async () => {
    const { name } = await images.put(nell, await pictures.jpeg())
    await images.keep(name)
    const { mode } = await stat(join(folder, 'pictures', `${name}.jpg`))
    expect(mode & 0o077).toBe(0)
  })
})
