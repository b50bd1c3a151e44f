import { asJpg } from './file-names.ts'
import { processingFailed } from './picture-unfit.ts'
import { readPicture } from './read-picture.ts'
import { resizeSteps, targetSize } from './resize-steps.ts'

/**
 * Converts a picture to a JPEG small enough to upload, which also removes the camera's metadata. Throws like
 * `readPicture`, or with `processingFailed`.
 */
export async function resizePicture(file: File): Promise<File> {
  const bitmap = await readPicture(file)
  try {
    const blob = await smallEnough(bitmap)
    return new File([blob], asJpg(file.name), { type: 'image/jpeg' })
  } finally {
    bitmap.close()
  }
}

async function smallEnough(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = document.createElement('canvas')
  let smallest: Blob | undefined
  for (const { width, quality } of resizeSteps(bitmap.width)) {
    if (canvas.width !== width || !smallest) draw(bitmap, canvas, width)
    smallest = await toJpeg(canvas, quality)
    if (smallest.size <= targetSize) return smallest
  }
  if (!smallest) throw new Error(processingFailed)
  console.warn(`The picture is still ${Math.round(smallest.size / 1024)} KB at its smallest.`)
  return smallest
}

function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement, width: number) {
  canvas.width = width
  canvas.height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width))
  const context = canvas.getContext('2d')
  if (!context) throw new Error(processingFailed)
  // JPEG has no transparency, so transparent pixels become white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(processingFailed))),
      'image/jpeg',
      quality,
    ),
  )
}
