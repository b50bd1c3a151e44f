/** Picks `count` evenly spaced items, different ones each day. */
export function spread<Thing>(things: readonly Thing[], count: number, day: number): Thing[] {
  if (things.length <= count) return [...things]
  const apart = things.length / count
  return Array.from({ length: count }, (_, index) => (Math.floor(index * apart) + day) % things.length)
    .sort((a, b) => a - b)
    .flatMap((index) => things[index] ?? [])
}
