import { keptWordsKey } from '../clear-data.ts'

/** Whether any form is kept, before what reads them is fetched. */
export function hasKeptWords(): boolean {
  return [localStorage, sessionStorage].some((storage) => storage.getItem(keptWordsKey) !== null)
}
