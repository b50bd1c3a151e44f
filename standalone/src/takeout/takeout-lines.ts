import type { Imported } from '@wattle/command-api/takeout/import-takeout.ts'
import type { Takeout } from '@wattle/query-api/takeout/takeout.ts'
import { counted } from '@wattle/query-api/words.ts'

/** What a takeout holds, for whoever ran the command. */
export function exportedLines(
  { size, manifest: { counts } }: Pick<Takeout, 'size' | 'manifest'>,
  out: string,
): string[] {
  return [
    `${out} is written, ${counted(size, 'byte')}.`,
    `It holds ${counted(counts.events, 'event')}, ${counted(counts.plants, 'plant')}, ${counted(counts.tasks, 'task')} and ${counted(counts.pictures, 'picture')}.`,
  ]
}

/** What was imported and verified, and what was left out. */
export function importedLines(imported: Imported): string[] {
  const { gardenId, events, before, pictures, missing, jobs, nameTaken } = imported
  return [
    `Garden ${gardenId} has ${counted(events, 'event')}. Folded afresh, they make the same garden as those in the file.`,
    ...(before > 0 ? [`${before} of them were there already, from an import before.`] : []),
    `${counted(pictures, 'picture')} of the file can be looked at.`,
    ...(missing > 0 ? [`Not in the file: ${counted(missing, 'picture')}.`] : []),
    ...(jobs.brought > 0
      ? [`${counted(jobs.brought, 'record')} of how care plans were made came along.`]
      : []),
    ...(jobs.known > 0
      ? [`Left out: ${counted(jobs.known, 'such record')}, as a garden here has, or had, the same plant.`]
      : []),
    ...(jobs.unfinished > 0
      ? [`Left out: ${counted(jobs.unfinished, 'care plan')} under way. Ask again on the plant’s page.`]
      : []),
    ...(nameTaken === null
      ? []
      : [
          `The display name ${nameTaken} was left out, as another garden has it here. Nobody can visit this garden until its gardener chooses another name in the settings.`,
        ]),
  ]
}
