import { isIP } from 'node:net'
import { z } from 'zod'

export const address = (sentence: string) => z.url({ protocol: /^https?$/, error: sentence })

export const origin = (sentence: string) => address(sentence).transform((text) => new URL(text).origin)

/** Splits text at commas; empty parts are dropped. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Comma-separated origins; an empty list by default. */
export const origins = (name: string, example: string) =>
  z
    .string()
    .transform(listed)
    .pipe(z.array(origin(`${name} must be origins such as ${example}, separated by commas.`)))
    .default([])

/** An IP address, or a network such as 10.0.0.0/8. */
export const isNetwork = (text: string): boolean => {
  const [ip = '', bits = '0'] = text.split('/')
  return isIP(ip) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128)
}

/** A whole number within bounds; `sentence` is the message for every fault. */
export const wholeNumber = (least: number, most: number, sentence: string) =>
  z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence)
