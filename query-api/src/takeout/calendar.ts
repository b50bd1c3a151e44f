import { addDays } from '@wattle/contracts/civil-date.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import type { GardenDocuments } from './gather.ts'
import { namesIn } from './names.ts'

/** Calendar priorities: 1 is the most urgent, 9 the least. */
const priorities = { 1: 1, 2: 5, 3: 9 } as const

/**
 * Pending tasks as a calendar (RFC 5545). Each is an all-day event, because most calendar apps import events but ignore
 * to-dos. On a later import, an event replaces the previous one for the same task.
 */
export function tasksCalendar(documents: GardenDocuments): string {
  const { plantName } = namesIn(documents)
  const pending = documents.tasks.filter(({ status }) => status === 'pending')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wattle//Garden tasks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Garden tasks',
    ...pending.flatMap((task) => eventOf(task, plantName(task.plantId))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(task: TaskDocument, plant: string): string[] {
  const { id, title, description, dueDate, priority, updatedAt, product } = task
  const summary = plant === '' ? title : `${title}: ${plant}`
  const details = [description, product?.productName, product?.productLink].filter(Boolean).join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${id}@wattle`,
    `DTSTAMP:${instant(updatedAt)}`,
    `DTSTART;VALUE=DATE:${day(dueDate)}`,
    `DTEND;VALUE=DATE:${day(addDays(dueDate, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    ...(details === '' ? [] : [`DESCRIPTION:${escaped(details)}`]),
    `PRIORITY:${priorities[priority]}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const day = (date: string) => date.replaceAll('-', '')
const instant = (iso: string) => new Date(iso).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Escapes text for a calendar value, and drops control characters that calendars do not allow. */
const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

const longest = 75

/** Folds a line into pieces of at most 75 octets, each after the first starting with a space; no character is split. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (octets + more > longest) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += more
  }
  return [...pieces, piece].join('\r\n')
}
