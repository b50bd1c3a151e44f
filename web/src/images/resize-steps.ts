import { largestWidth } from '@wattle/contracts/images/addresses.ts'

/** One attempt at making a picture small enough: its width in pixels and its JPEG quality. */
export type ResizeStep = { width: number; quality: number }

const narrowest = 400
const widthStep = 150
const bestQuality = 85
const lowestQuality = 30
const qualityStep = 10

/** Target size of an uploaded picture, in bytes. */
export const targetSize = 1024 * 1024

/**
 * The attempts in order: first lower quality down to the minimum, then smaller widths. Never wider than the original.
 */
export function resizeSteps(originalWidth: number): ResizeStep[] {
  const first = Math.min(originalWidth, largestWidth)
  const steps: ResizeStep[] = []
  for (let quality = bestQuality; quality > lowestQuality; quality -= qualityStep) {
    steps.push({ width: first, quality: quality / 100 })
  }
  for (let width = first; width > narrowest; width -= widthStep) {
    steps.push({ width, quality: lowestQuality / 100 })
  }
  steps.push({ width: Math.min(first, narrowest), quality: lowestQuality / 100 })
  return steps
}
