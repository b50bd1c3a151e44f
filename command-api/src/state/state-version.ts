/** Incremented whenever a fold's result changes, so that snapshots of an older fold are not used. */
const stateVersion = 7

/** The shape under which snapshots of a garden's state are stored. */
export const stateShape = `garden-state@${stateVersion}`
