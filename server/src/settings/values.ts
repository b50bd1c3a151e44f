import { isIP } from 'node:net'
import { z } from 'zod'

export const address = (sentence: string) => z.url({ protocol: /^https?$/, error: sentence })

const originOf = (text: string) => new URL(text).origin

/** An origin. An address with a path is refused, because the path would be dropped. */
export const origin = (sentence: string) =>
  address(sentence)
    .refine((text) => URL.canParse(text) && new URL(text).href === `${originOf(text)}/`, sentence)
    .transform(originOf)

/** Splits text at commas; empty parts are dropped. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Comma-separated origins; an empty list by default. Of a whole address, only the origin is kept. */
export const origins = (name: string, example: string) =>
  z
    .string()
    .transform(listed)
    .pipe(
      z.array(
        address(`${name} must be origins such as ${example}, separated by commas.`).transform(originOf),
      ),
    )
    .default([])

/** An IP address, or a network such as 10.0.0.0/8. */
export const isNetwork = (text: string): boolean => {
  const [ip = '', bits = '0'] = text.split('/')
  return isIP(ip) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128)
}

/** A whole number within bounds; `sentence` is the message for every fault. */
export const wholeNumber = (least: number, most: number, sentence: string) =>
  z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence)
