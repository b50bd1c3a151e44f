import type { Imported } from '@wattle/command-api/takeout/import-takeout.ts'
import type { Takeout as TakeoutFile } from '@wattle/command-api/takeout/read-takeout.ts'
import { counted } from '@wattle/contracts/counted.ts'
import type { TakeoutManifest } from '@wattle/contracts/takeout/format.ts'
import type { Takeout } from '@wattle/query-api/takeout/takeout.ts'

/** The contents of an exported takeout, for the operator. */
export function exportedLines(
  { size, manifest: { counts } }: Pick<Takeout, 'size' | 'manifest'>,
  out: string,
): string[] {
  return [
    `Wrote ${out}, ${counted(size, 'byte')}.`,
    `It holds ${counted(counts.events, 'event')}, ${counted(counts.plants, 'plant')}, ${counted(counts.tasks, 'task')} and ${counted(counts.pictures, 'picture')}.`,
  ]
}

/** What a takeout file holds, and of how many pictures if some are missing. */
export function heldLine(
  file: string,
  { manifest, pictures, hasPicture }: Pick<TakeoutFile, 'manifest' | 'pictures' | 'hasPicture'>,
): string {
  const held = pictures.filter(hasPicture).length
  const of = held < pictures.length ? `${held.toLocaleString('en-AU')} of ` : ''
  return `${file}, made at ${manifest.madeAt}, holds ${counted(manifest.counts.events, 'event')} and ${of}${counted(pictures.length, 'picture')}.`
}

/** What was imported and verified, and what was left out. */
export function importedLines(imported: Imported, { counts }: Pick<TakeoutManifest, 'counts'>): string[] {
  const { gardenId, events, before, pictures, missing, plans, namesTaken, displayName } = imported
  const others = counts.events - events
  return [
    `Garden ${gardenId} has ${counted(events, 'event')}. Read back, they make the same garden as the file.`,
    ...(others > 0
      ? [`Not counted: ${counted(others, 'event')} about care plans, the display name or an erasure.`]
      : []),
    ...(before > 0 ? [`Already there from an earlier import: ${counted(before, 'event')}.`] : []),
    `Stored: ${counted(pictures, 'picture')}.`,
    ...(missing > 0 ? [`Missing from the file: ${counted(missing, 'picture')}.`] : []),
    ...(plans.brought > 0
      ? [`Brought along: ${counted(plans.brought, 'record')} of how care plans were made.`]
      : []),
    ...(plans.known > 0
      ? [
          `Left out: ${counted(plans.known, 'record')} of how care plans were made, because a garden here has or had the same plant.`,
        ]
      : []),
    ...(plans.unfinished > 0
      ? [
          `Left out: ${counted(plans.unfinished, 'care plan')}, still being made. Ask again on the plant’s page.`,
        ]
      : []),
    ...namesTaken.map((name) => `The display name ${name} was left out, because another garden has it here.`),
    ...(namesTaken.length > 0 && displayName === null
      ? ['Visitors see nothing of this garden until its gardener chooses another name in Settings.']
      : []),
  ]
}
