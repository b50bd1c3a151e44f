import type { Moisture, SoilType } from '@wattle/contracts/locations/choices.ts'

/** How each soil feels and drains. */
export const soilHelp = {
  clay: 'Sticky when wet, hard when dry. Holds water and drains slowly.',
  loam: 'Dark and crumbly, holds together when squeezed. Drains well and stays moist.',
  sandy: 'Gritty, runs through your fingers. Drains fast and dries out quickly.',
  silt: 'Smooth and silky, like flour. Holds water, drains a little slowly.',
  rocky: 'Stones in every spadeful. Drains very fast, little soil to hold feed.',
} as const satisfies Record<SoilType, string>

/** How each moisture level feels a knuckle deep. */
export const moistureHelp = {
  dry: 'Dusty a knuckle deep, even a day after rain.',
  medium: 'Damp a knuckle deep, dry on top between waterings.',
  moist: 'Cool and damp most days, without puddles.',
  wet: 'Stays soggy, and puddles linger after rain.',
} as const satisfies Record<Moisture, string>
