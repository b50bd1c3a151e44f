/** Raised whenever a fold answers otherwise than before, so that no snapshot of an older fold is used. */
export const stateVersion = 4

/** The shape under which snapshots of a garden's state are kept. */
export const stateShape = `garden-state@${stateVersion}`
