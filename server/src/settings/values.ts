import { isIP } from 'node:net'
import { z } from 'zod'

export const address = (sentence: string) => z.url({ protocol: /^https?$/, error: sentence })

const originOf = (text: string) => new URL(text).origin

/** An origin: an address with nothing behind it, as a path would be lost. */
export const origin = (sentence: string) =>
  address(sentence)
    .refine((text) => URL.canParse(text) && new URL(text).href === `${originOf(text)}/`, sentence)
    .transform(originOf)

/** Text between commas, as a list of its parts. */
export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** A list of origins between commas, none when it is absent. Whole addresses may be named; what follows their origin is left out. */
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

/** An IP address, or a network as 10.0.0.0/8. */
export const isNetwork = (text: string): boolean => {
  const [ip = '', bits = '0'] = text.split('/')
  return isIP(ip) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128)
}

/** A whole number within bounds, whatever is wrong with it said by one sentence. */
export const wholeNumber = (least: number, most: number, sentence: string) =>
  z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence)
