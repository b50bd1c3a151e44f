/**
 * The last of the numbers after a known one that are there, each following the one before; the known one when none is. Twice
 * as far each time, then halfway between: few looks, however many there are.
 */
export async function lastThere(
  known: number,
  isThere: (number: number) => Promise<boolean>,
): Promise<number> {
  let [last, absent] = [known, known + 1]
  for (let step = 1; await isThere(absent); step *= 2) {
    last = absent
    absent += step
  }
  while (absent - last > 1) {
    const middle = Math.floor((last + absent) / 2)
    if (await isThere(middle)) last = middle
    else absent = middle
  }
  return last
}
