import type { Settings } from '../settings/settings.ts'
import type { Elsewhere } from './security-headers.ts'
import type { ServerOptions } from './server.ts'

export function serverOptions(settings: Settings): ServerOptions {
  const level = settings.WATTLE_LOG_LEVEL
  return {
    logLevel: level === 'silent' ? false : level,
    rateLimit: settings.WATTLE_RATE_LIMIT,
    proxies: settings.WATTLE_PROXIES,
    elsewhere: elsewhereOf(settings),
    isBehindTls: isBehindTls(settings),
  }
}

/** Whether browsers reach the app over https; derived from the origin because a proxy may not send its scheme. */
export const isBehindTls = ({ WATTLE_ORIGIN: origin }: Settings): boolean =>
  origin?.startsWith('https:') ?? false

/** Other origins that pages use: for signing in, unless the sign-in is embedded, and for uploading pictures. */
export function elsewhereOf({
  WATTLE_OPENID_ISSUER: issuer,
  WATTLE_OPENID_ORIGINS: others,
  WATTLE_S3: bucket,
  WATTLE_S3_PUBLIC: publicOrigin,
}: Settings): Elsewhere {
  return {
    signIn: issuer ? [...new Set([new URL(issuer).origin, ...others])] : [],
    pictures: bucket ? [publicOrigin ?? new URL(bucket).origin] : [],
  }
}
