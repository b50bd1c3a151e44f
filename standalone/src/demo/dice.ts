/** Pseudo-random numbers that are the same in every run. */
export type Dice = {
  /** A whole number from 0 up to, not including, `sides`. */
  roll(sides: number): number
  pick<T>(list: readonly T[]): T
  uuid(): string
}

export function dice(seed: number): Dice {
  let state = seed
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const hex = () => next().toString(16).padStart(8, '0')
  return {
    roll: (sides) => next() % sides,
    pick: <T>(list: readonly T[]) => list[next() % list.length] as T,
    uuid() {
      const [one, two, three, four] = [hex(), hex(), hex(), hex()]
      return `${one}-${two.slice(0, 4)}-4${two.slice(5)}-8${three.slice(1, 4)}-${three.slice(4)}${four}`
    },
  }
}
