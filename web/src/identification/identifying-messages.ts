/** Messages shown in turn, three seconds each, while a plant is being identified. */
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

/** The index of the message after this many seconds, starting over after the last. */
export function messageAt(seconds: number): number {
  return Math.floor(seconds / secondsPerMessage) % identifyingMessages.length
}
