import { z } from 'zod'
import { engineSettings, plantAiSettings } from './engines.ts'
import { tracingSettings } from './tracing.ts'
import { suggestSetting } from './typos.ts'
import { address, isNetwork, listed, origin, origins, wholeNumber } from './values.ts'

const rateLimitSentence = 'WATTLE_RATE_LIMIT must be a number of requests a minute, or off.'

/** Every setting: an environment variable, its default, and its purpose. A check compares these with the README's table. */
export const Settings = z.object({
  PORT: wholeNumber(0, 65535, 'PORT must be a number from 0 to 65535.')
    .default(4000)
    .describe('Port the server listens on; 0 picks any free port.'),
  HOST: z
    .string()
    .min(1, 'HOST must be the name or address to listen on.')
    .default('127.0.0.1')
    .describe('Address the server listens on. The embedded sign-in only works on this computer.'),
  WATTLE_DATA: z
    .string()
    .min(1, 'WATTLE_DATA must be a folder, or the word memory.')
    .default('./data')
    .describe('Folder for all data, or `memory` to keep nothing after the server stops.'),
  WATTLE_LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'WATTLE_LOG_LEVEL must be trace, debug, info, warn, error or silent.',
    )
    .default('warn')
    .describe('Lowest level that is logged, as JSON lines.'),
  WATTLE_RATE_LIMIT: z
    .union(
      [z.literal('off').transform(() => null), wholeNumber(1, Number.MAX_SAFE_INTEGER, rateLimitSentence)],
      rateLimitSentence,
    )
    .default(1200)
    .describe(
      'Requests a minute for one gardener (60 of them with pictures). One IP address may make ten times as many (1,200 of them guide searches). `off` turns the limits off.',
    ),
  WATTLE_PICTURE_QUOTA: wholeNumber(
    1,
    Number.MAX_SAFE_INTEGER,
    'WATTLE_PICTURE_QUOTA must be a number of pictures, at least 1.',
  )
    .default(2000)
    .describe(
      'Pictures that one garden may keep, about 1 MB each. Those that were replaced or whose plant was deleted count too; those removed for good do not.',
    ),
  WATTLE_PROXIES: z
    .string()
    .transform(listed)
    .pipe(
      z.array(
        z
          .string()
          .refine(isNetwork, 'WATTLE_PROXIES must be addresses such as 10.0.0.0/8, separated by commas.'),
      ),
    )
    .default([])
    .describe(
      'Proxies in front of the server that are trusted to report a visitor’s address, separated by commas.',
    ),
  ...engineSettings,
  ...plantAiSettings,
  WATTLE_OPENID_ISSUER: address('WATTLE_OPENID_ISSUER must be the https address of an OpenID Connect issuer.')
    .optional()
    .describe(
      'OpenID Connect issuer that gardeners sign in with. Without it, the embedded sign-in is used, for development only.',
    ),
  WATTLE_OPENID_CLIENT_ID: z
    .string()
    .min(1, 'WATTLE_OPENID_CLIENT_ID must be the id of this app at the issuer.')
    .default('wattle')
    .describe('Client ID of this app at the issuer, which identity tokens must name as their audience.'),
  WATTLE_OPENID_DISCOVERY: address('WATTLE_OPENID_DISCOVERY must be the address of a discovery document.')
    .optional()
    .describe(
      'Address of the discovery document, if the server reaches the issuer at a different address from browsers.',
    ),
  WATTLE_OPENID_LOGOUT: address('WATTLE_OPENID_LOGOUT must be an address.')
    .optional()
    .describe('Sign-out address, for an issuer whose discovery document has no `end_session_endpoint`.'),
  WATTLE_OPENID_ORIGINS: origins('WATTLE_OPENID_ORIGINS', 'https://oauth2.example.com').describe(
    'Other origins that browsers contact while signing in, such as those of the token and userinfo endpoints, separated by commas.',
  ),
  WATTLE_APP_ORIGINS: origins('WATTLE_APP_ORIGINS', 'http://127.0.0.1:5173').describe(
    'Other origins that serve the web app, separated by commas; `npm run dev` sets this.',
  ),
  WATTLE_FEEDBACK_URL: address('WATTLE_FEEDBACK_URL must be the address of a form.')
    .optional()
    .describe('Address of the feedback form. Without it, there are no Feedback links.'),
  WATTLE_ADMINS: z
    .string()
    .transform(listed)
    .default([])
    .describe(
      'Who may migrate read models: subjects or verified e-mails, separated by commas. With the embedded sign-in, anybody may.',
    ),
  WATTLE_ORIGIN: origin('WATTLE_ORIGIN must be the origin of the app, such as https://wattle.example.')
    .optional()
    .describe(
      'Origin at which browsers reach the app, if not `HOST` and `PORT`: public pages and the sitemap name it, and pages there may upload pictures.',
    ),
  WATTLE_COMMAND_API: origin('WATTLE_COMMAND_API must be the origin of the command API.')
    .default('http://127.0.0.1:4001')
    .describe('Address of the command API, for the gateway.'),
  WATTLE_QUERY_API: origin('WATTLE_QUERY_API must be the origin of the query API.')
    .default('http://127.0.0.1:4002')
    .describe('Address of the query API, for the gateway.'),
  ...tracingSettings,
})
export type Settings = z.infer<typeof Settings>

/** The origin at which browsers on this computer reach a server that listens there. */
export const originAt = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Reads the settings. Throws `WrongSetting` with one sentence that names the variable. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  rejectTypos(Object.keys(given))
  const { data, error } = Settings.safeParse(given)
  if (data) {
    rejectIncomplete(data)
    return data
  }
  const [issue] = error.issues
  const name = String(issue?.path[0] ?? 'A setting')
  throw new WrongSetting(issue?.message.includes(name) ? issue.message : `${name} is not valid.`)
}

function rejectTypos(names: string[]): void {
  const settings = Object.keys(Settings.shape)
  for (const name of names.filter((each) => !settings.includes(each))) {
    const meant = suggestSetting(name, settings)
    if (meant) throw new WrongSetting(`${name} is not a setting: did you mean ${meant}?`)
  }
}

/** Settings that must be set together. */
const together: (keyof Settings)[][] = [
  ['WATTLE_EVENTSTOREDB', 'WATTLE_KAFKA', 'WATTLE_MONGODB'],
  ['WATTLE_KAFKA_USER', 'WATTLE_KAFKA_PASSWORD'],
  ['WATTLE_S3', 'WATTLE_S3_ACCESS_KEY_ID', 'WATTLE_S3_SECRET_ACCESS_KEY'],
]

function rejectIncomplete(settings: Settings): void {
  for (const names of together) {
    const missing = names.filter((name) => settings[name] === undefined)
    const [first] = missing
    if (first === undefined || missing.length === names.length) continue
    throw new WrongSetting(`${first} is missing: set all of ${names.join(', ')}, or none of them.`)
  }
  if (settings.WATTLE_S3 && !settings.WATTLE_PICTURE_SECRET)
    throw new WrongSetting('WATTLE_PICTURE_SECRET is missing: pictures in a bucket need it.')
}

export class WrongSetting extends Error {
  readonly code = 'wrong-setting'
}
