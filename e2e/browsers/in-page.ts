import { readFileSync } from 'node:fs'

const functions = readFileSync(new URL('in-page.js', import.meta.url), 'utf8')

export type Role =
  | 'button'
  | 'checkbox'
  | 'field'
  | 'file'
  | 'heading'
  | 'image'
  | 'link'
  | 'radio'
  | 'switch'
export type Name = string | RegExp

const inPage = (expression: string) => `(() => {${functions}
return window.inPage.${expression} })()`

export const findIn = (role: Role, name: Name) =>
  inPage(`find('${role}', ${name instanceof RegExp ? name : JSON.stringify(name)})`)
export const lookOutFor = (text: string) => inPage(`lookOutFor(${JSON.stringify(text)})`)
export const collectErrors = inPage('collectErrors()')
