import { draftsKey } from '../clear-data.ts'

/** Whether any form is kept. Callers check this before they load the module that reads the forms. */
export function hasDrafts(): boolean {
  return [localStorage, sessionStorage].some((storage) => storage.getItem(draftsKey) !== null)
}
