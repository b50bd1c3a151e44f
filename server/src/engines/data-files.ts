/** The embedded event log: the only source of truth. */
export const eventLogFile = 'events.sqlite'

export const snapshotsFile = 'snapshots.sqlite'

/** The read models of the embedded engines. The number is the schema version; raise it when the tables change. */
export const readModelsFile = 'read-models-3.sqlite'

/** The read models of an earlier release. After a downgrade, that release rebuilds them from the log. */
export const formerReadModelsFile = 'read-models.sqlite'

/** Checkpoints of care plans and picture removal. Only the main thread writes here, so requests wait for no lock. */
export const checkpointsFile = 'checkpoints.sqlite'

/** The list of erased gardens, kept apart from the log and its backups. */
export const erasureListFile = 'erased-gardens.txt'

/** Files that are built from the log, and rebuilt if they are missing. */
export const builtFiles: readonly string[] = [readModelsFile, snapshotsFile, checkpointsFile]

/** The same names, as a list within a sentence. */
export const builtFilesListed = new Intl.ListFormat('en-AU').format(builtFiles)
