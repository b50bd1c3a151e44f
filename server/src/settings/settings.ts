import { z } from 'zod'
import { engineSettings, plantAiSettings } from './engines.ts'
import { meantBy } from './slips.ts'
import { address, isNetwork, listed, origin, origins, wholeNumber } from './values.ts'

const rateLimitSentence = 'WATTLE_RATE_LIMIT must be a number of requests a minute, or off.'

/** Every setting: an environment variable, its default, and what it is for. The README's table is checked against it. */
export const Settings = z.object({
  PORT: wholeNumber(0, 65535, 'PORT must be a number from 0 to 65535.')
    .default(4000)
    .describe('Port of the server; 0 takes any that is free.'),
  HOST: z
    .string()
    .min(1, 'HOST must be the name or address to listen on.')
    .default('127.0.0.1')
    .describe('Address to listen on. The embedded sign-in works on this computer only.'),
  WATTLE_DATA: z
    .string()
    .min(1, 'WATTLE_DATA must be a folder, or the word memory.')
    .default('./data')
    .describe('Folder for everything that is kept, or `memory` to forget it all at the end.'),
  WATTLE_LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'WATTLE_LOG_LEVEL must be trace, debug, info, warn, error or silent.',
    )
    .default('warn')
    .describe('How much the server logs, as JSON lines.'),
  WATTLE_RATE_LIMIT: z
    .union(
      [z.literal('off').transform(() => null), wholeNumber(1, Number.MAX_SAFE_INTEGER, rateLimitSentence)],
      rateLimitSentence,
    )
    .default(1200)
    .describe(
      'Requests a minute for one gardener, 60 of them with pictures; ten times as many for one address; or `off`.',
    ),
  WATTLE_PROXIES: z
    .string()
    .transform(listed)
    .pipe(
      z.array(
        z.string().refine(isNetwork, 'WATTLE_PROXIES must be addresses such as 10.0.0.0/8, between commas.'),
      ),
    )
    .default([])
    .describe('Proxies in front, between commas; they are believed which address a request comes from.'),
  ...engineSettings,
  ...plantAiSettings,
  WATTLE_OPENID_ISSUER: address('WATTLE_OPENID_ISSUER must be the https address of an OpenID Connect issuer.')
    .optional()
    .describe('Issuer that signs gardeners in. Without it the embedded sign-in does, for development.'),
  WATTLE_OPENID_CLIENT_ID: z
    .string()
    .min(1, 'WATTLE_OPENID_CLIENT_ID must be the id of this app at the issuer.')
    .default('wattle')
    .describe('Id of this app at the issuer; identity tokens must be meant for it.'),
  WATTLE_OPENID_DISCOVERY: address('WATTLE_OPENID_DISCOVERY must be the address of a discovery document.')
    .optional()
    .describe('Discovery document, where the server reaches the issuer by another address than browsers do.'),
  WATTLE_OPENID_LOGOUT: address('WATTLE_OPENID_LOGOUT must be an address.')
    .optional()
    .describe('Where signing out leads, for an issuer whose discovery names no end of the session.'),
  WATTLE_OPENID_ORIGINS: origins('WATTLE_OPENID_ORIGINS', 'https://oauth2.example.com').describe(
    "Origins besides the issuer's that browsers talk to while signing in, between commas: of its token endpoint, its userinfo endpoint.",
  ),
  WATTLE_APP_ORIGINS: origins('WATTLE_APP_ORIGINS', 'http://127.0.0.1:5173').describe(
    'Other origins that serve the web app, between commas; `npm run dev` sets it.',
  ),
  WATTLE_FEEDBACK_URL: address('WATTLE_FEEDBACK_URL must be the address of a form.')
    .optional()
    .describe('Form behind the Feedback links; without it there are none.'),
  WATTLE_ORIGIN: origin('WATTLE_ORIGIN must be the origin of the app, such as https://wattle.example.')
    .optional()
    .describe(
      'Where browsers reach the app, when not at `HOST` and `PORT`; pages there may upload pictures.',
    ),
  WATTLE_COMMAND_API: origin('WATTLE_COMMAND_API must be the origin of the command API.')
    .default('http://127.0.0.1:4001')
    .describe('Where the gateway finds the command API, when the processes run apart.'),
  WATTLE_QUERY_API: origin('WATTLE_QUERY_API must be the origin of the query API.')
    .default('http://127.0.0.1:4002')
    .describe('Where the gateway finds the query API, when the processes run apart.'),
})
export type Settings = z.infer<typeof Settings>

/** Where browsers on this computer reach a server that listens there. */
export const originAt = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Reads the settings. Throws `WrongSetting` with one sentence that names the variable. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  refuseSlips(Object.keys(given))
  const { data, error } = Settings.safeParse(given)
  if (data) {
    refuseHalves(data)
    return data
  }
  const [issue] = error.issues
  const name = String(issue?.path[0] ?? 'A setting')
  throw new WrongSetting(issue?.message.includes(name) ? issue.message : `${name} cannot be understood.`)
}

function refuseSlips(names: string[]): void {
  const settings = Object.keys(Settings.shape)
  for (const name of names.filter((each) => !settings.includes(each))) {
    const meant = meantBy(name, settings)
    if (meant) throw new WrongSetting(`${name} is not a setting: is ${meant} meant?`)
  }
}

/** Settings of which one means nothing without the others. */
const together: (keyof Settings)[][] = [
  ['WATTLE_EVENTSTOREDB', 'WATTLE_KAFKA', 'WATTLE_MONGODB'],
  ['WATTLE_S3', 'WATTLE_S3_ACCESS_KEY_ID', 'WATTLE_S3_SECRET_ACCESS_KEY'],
]

function refuseHalves(settings: Settings): void {
  for (const names of together) {
    const missing = names.filter((name) => settings[name] === undefined)
    const [first] = missing
    if (first === undefined || missing.length === names.length) continue
    throw new WrongSetting(`${first} is missing: ${names.join(', ')} are set together or not at all.`)
  }
  if (settings.WATTLE_S3 && !settings.WATTLE_PICTURE_SECRET)
    throw new WrongSetting('WATTLE_PICTURE_SECRET is missing: pictures in a bucket need it.')
}

export class WrongSetting extends Error {
  readonly code = 'wrong-setting'
}
