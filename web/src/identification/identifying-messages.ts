/** What is said while a plant is being identified, a new line every three seconds. */
export const identifyingMessages = [
  'Having a good look at your photo…',
  'Counting the leaves…',
  'Asking the neighbourhood bees…',
  'Checking the back of the seed packet…',
  'Leafing through the gardening books…',
  'Comparing petals…',
  'Consulting a wise old gum tree…',
  'Shooing away a curious magpie…',
  'Nearly there, brushing off the dirt…',
] as const

const secondsPerMessage = 3

/** Which of them is said after so many seconds; after the last comes the first again. */
export function messageAt(seconds: number): number {
  return Math.floor(seconds / secondsPerMessage) % identifyingMessages.length
}
