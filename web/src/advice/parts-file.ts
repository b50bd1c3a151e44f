// One module, because each part alone is too small to be worth a request.
export { guideQueries } from './api.ts'
export { GuideNote } from './guide-note.tsx'
export { HarvestNote } from './harvest-note.tsx'
export { HandlingNotes } from './notes/handling-notes.tsx'
export { SafetyNotes } from './notes/safety-notes.tsx'
export { PlantNow } from './plant-now.tsx'
