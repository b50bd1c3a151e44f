/** A share from 0 to 1 in whole per cent: 100 only when complete. */
export function inPercent(share: number): number {
  return share < 1 ? Math.min(99, Math.round(share * 100)) : 100
}
