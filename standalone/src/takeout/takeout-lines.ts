import type { Imported } from '@wattle/command-api/takeout/import-takeout.ts'
import type { Takeout } from '@wattle/query-api/takeout/takeout.ts'
import { counted } from '@wattle/query-api/words.ts'

/** What a takeout holds, for whoever ran the command. */
export function exportedLines(
  { size, manifest: { counts } }: Pick<Takeout, 'size' | 'manifest'>,
  out: string,
): string[] {
  return [
    `Wrote ${out}, ${counted(size, 'byte')}.`,
    `It holds ${counted(counts.events, 'event')}, ${counted(counts.plants, 'plant')}, ${counted(counts.tasks, 'task')} and ${counted(counts.pictures, 'picture')}.`,
  ]
}

/** What was imported and verified, and what was left out. */
export function importedLines(imported: Imported): string[] {
  const { gardenId, events, before, pictures, missing, jobs, nameTaken } = imported
  return [
    `Garden ${gardenId} has ${counted(events, 'event')}. Read back, they make the same garden as the file.`,
    ...(before > 0 ? [`${before} of them were already there, from an earlier import.`] : []),
    `Stored: ${counted(pictures, 'picture')}.`,
    ...(missing > 0 ? [`Missing from the file: ${counted(missing, 'picture')}.`] : []),
    ...(jobs.brought > 0
      ? [`Brought along: ${counted(jobs.brought, 'record')} of how care plans were made.`]
      : []),
    ...(jobs.known > 0
      ? [`Left out: ${counted(jobs.known, 'such record')}, because a garden here has or had the same plant.`]
      : []),
    ...(jobs.unfinished > 0
      ? [
          `Left out: ${counted(jobs.unfinished, 'care plan')}, still being made. Ask again on the plant’s page.`,
        ]
      : []),
    ...(nameTaken === null
      ? []
      : [
          `The display name ${nameTaken} was left out, because another garden has it here. Visitors see nothing of this garden until its gardener chooses another name in Settings.`,
        ]),
  ]
}
