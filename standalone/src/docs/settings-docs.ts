import { Settings } from '@wattle/server/settings/settings.ts'

type Setting = { name: string; purpose: string; default: string }

const settings: Setting[] = Object.entries(Settings.shape).map(([name, schema]) => {
  const fallback = schema.safeParse(undefined).data
  return { name, purpose: schema.description ?? '', default: fallback === undefined ? '' : String(fallback) }
})

function settingsTable(): string {
  const rows = settings.map(({ name, purpose, default: fallback }) => {
    return `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${purpose} |`
  })
  return ['| variable | default | what it is for |', '|---|---|---|', ...rows].join('\n')
}

/** `.env.example`: every setting with its default, commented out. */
export function envExample(): string {
  const lines = settings.flatMap(({ name, purpose, default: fallback }) => [
    `# ${purpose}`,
    `# ${name}=${fallback}`,
    '',
  ])
  return `${lines.join('\n').trimEnd()}\n`
}

const begin = '<!-- settings: npm run docs -->'
const end = '<!-- /settings -->'

/** Replaces the table between its two markers in a text. */
export function withSettingsTable(text: string): string {
  const [before, after] = [text.split(begin)[0], text.split(end)[1]]
  if (after === undefined) throw new Error(`The README is missing the marker ${begin} or ${end}.`)
  return `${before}${begin}\n\n${settingsTable()}\n\n${end}${after}`
}
