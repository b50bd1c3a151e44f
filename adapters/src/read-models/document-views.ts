import { type JsonText, toJson } from '@wattle/contracts/json-text.ts'
import { plainName } from './field-names.ts'
import type { CollectionShape } from './port.ts'

type Written = { name: string; json: JsonText<object> | null }

/** Computes the views of a build's documents. Throws if a view's name is not a plain identifier. */
export class DocumentViews {
  readonly names: readonly string[]
  readonly #views: NonNullable<CollectionShape['views']>

  constructor(views: CollectionShape['views'] = {}) {
    this.#views = views
    this.names = Object.keys(views).map(plainName)
  }

  /** The JSON of each view of a document, in the order of `names`; null if the view omits the document. */
  of(document: object | null): Written[] {
    return this.names.map((name) => {
      const shown = document && (this.#views[name]?.(document as never) ?? null)
      return { name, json: shown && toJson(shown) }
    })
  }

  /** Returns the name. Throws if there is no such view. */
  named(name: string): string {
    if (!this.names.includes(name)) throw new Error(`There is no view called ${name}.`)
    return name
  }
}
