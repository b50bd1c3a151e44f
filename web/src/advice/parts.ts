import { lazyPart } from '../ui/page/lazy-part.tsx'

const file = () => import('./parts-file.ts')

/** Parts of other pages that show advice from the guide. They load after the page. */
export const SafetyNotes = lazyPart(async () => (await file()).SafetyNotes)
export const HandlingNotes = lazyPart(async () => (await file()).HandlingNotes)
export const GuideNote = lazyPart(async () => (await file()).GuideNote)
export const HarvestNote = lazyPart(async () => (await file()).HarvestNote)
export const PlantNow = lazyPart(async () => (await file()).PlantNow)
