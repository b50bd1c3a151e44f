/** The states by their usual abbreviations, for tables. */
export const ACT = 'Australian Capital Territory'
export const NSW = 'New South Wales'
export const NT = 'Northern Territory'
export const QLD = 'Queensland'
export const SA = 'South Australia'
export const TAS = 'Tasmania'
export const VIC = 'Victoria'
export const WA = 'Western Australia'
