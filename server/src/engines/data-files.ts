/** The embedded event log: the only source of truth. */
export const eventLogFile = 'events.sqlite'

export const snapshotsFile = 'snapshots.sqlite'

/** The read models of the embedded engines. The number is that of the tables in it: a release that makes others names another. */
export const readModelsFile = 'read-models-3.sqlite'

/** What the release before made. Whoever goes back to one has it rebuilt from the log. */
export const formerReadModelsFile = 'read-models.sqlite'

/** How far care plans and removed pictures have come. No other thread writes to it, so nobody who answers requests waits for one. */
export const checkpointsFile = 'checkpoints.sqlite'

/** Which gardens were erased, kept apart from the log and its backups. */
export const erasureListFile = 'erased-gardens.txt'

/** What is built from the log, and again where it is gone. */
export const builtFiles: readonly string[] = [readModelsFile, snapshotsFile, checkpointsFile]

/** The same, within a sentence. */
export const builtFilesListed = new Intl.ListFormat('en-AU').format(builtFiles)
