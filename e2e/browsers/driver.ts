/** What a journey needs from a browser: one window in a new profile, without cookies or stored data. */
export type Driver = {
  goto(address: string): Promise<void>
  /** The value of an expression in the page, serialised as JSON. */
  evaluate<Value>(expression: string): Promise<Value>
  /** The control that an expression in the page returns, or null. */
  control(expression: string): Promise<Control | null>
  /** A PNG of the visible part of the page. */
  screenshot(): Promise<Uint8Array>
  /** The console errors, page errors and unhandled rejections, as far as this browser reports them. */
  problems(): Promise<string[]>
  close(): Promise<void>
}

export type Control = {
  click(): Promise<void>
  /** Types text in place of the field's current value. */
  type(text: string): Promise<void>
  /** Chooses an option of a select by the option's value. */
  choose(value: string): Promise<void>
  /** Chooses a file for a file input by the file's path. */
  pick(path: string): Promise<void>
}

/** A browser that may be installed on this computer. */
export type Installation = {
  name: string
  /** The Debian packages that provide it. */
  packages: string
  isInstalled(): boolean
  open(): Promise<Driver>
}
