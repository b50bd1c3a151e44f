/** What a journey needs of a browser: one window in a profile of its own, with no cookies and nothing stored. */
export type Driver = {
  goto(address: string): Promise<void>
  /** What an expression gives in the page, as JSON carries it. */
  evaluate<Value>(expression: string): Promise<Value>
  /** The control that an expression gives in the page, if it gives one. */
  control(expression: string): Promise<Control | null>
  /** A PNG of what can be seen. */
  screenshot(): Promise<Uint8Array>
  /** Console errors, page errors and unhandled rejections, as far as this browser reports them. */
  problems(): Promise<string[]>
  close(): Promise<void>
}

export type Control = {
  click(): Promise<void>
  /** Types in the place of what the field holds. */
  type(text: string): Promise<void>
  /** Chooses the option of a select by its value. */
  choose(value: string): Promise<void>
  /** Picks a file for a file input by its path. */
  pick(path: string): Promise<void>
}

/** A browser that may be on this computer. */
export type Installation = {
  name: string
  /** The Debian packages that bring it. */
  packages: string
  isInstalled(): boolean
  open(): Promise<Driver>
}
