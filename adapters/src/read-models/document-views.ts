import { type JsonText, toJson } from '@wattle/contracts/json-text.ts'
import { plainName } from './field-names.ts'
import type { CollectionShape } from './port.ts'

type Written = { name: string; json: JsonText<object> | null }

/** The views of a build's documents. Throws for a view whose name is no plain one. */
export class DocumentViews {
  readonly names: readonly string[]
  readonly #views: NonNullable<CollectionShape['views']>

  constructor(views: CollectionShape['views'] = {}) {
    this.#views = views
    this.names = Object.keys(views).map(plainName)
  }

  /** What each shows of a document, in the order of their names. */
  of(document: object | null): Written[] {
    return this.names.map((name) => {
      const shown = document && (this.#views[name]?.(document as never) ?? null)
      return { name, json: shown && toJson(shown) }
    })
  }

  /** The name, if there is such a view. Throws if there is none. */
  named(name: string): string {
    if (!this.names.includes(name)) throw new Error(`There is no view called ${name}.`)
    return name
  }
}
