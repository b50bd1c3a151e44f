/** What may become of an append on demand. */
export type AppendFault =
  /** Neither written nor answered. */
  | 'lost'
  /** Written; the answer is lost. */
  | 'answer-lost'
  /** Written; the answer says that time ran out. */
  | 'written-timeout'
  /** Written; then every connection breaks. */
  | 'written-cut'
  /** Not written; the server cancels the call. */
  | 'cancelled'
  /** Not written; the answer says that there is no leader yet. */
  | 'not-ready'
  /** Not written; the answer says that this one may not write. */
  | 'access-denied'
  /** Not written; the answer says that somebody else was quicker. */
  | 'conflict'

/** How subscriptions under way may end. */
export type Drop = 'end' | 'unavailable' | 'cancelled'

export type Node = { host: string; port: number }

type Hooks = {
  /** Told of every change that a subscription must look at. */
  changed: () => void
  cut: () => void
}

/** Faults on demand. */
export class Faults {
  readonly #hooks: Hooks
  readonly #appends: AppendFault[] = []
  #held: (() => void)[] | null = null
  #thawedAt = Number.NEGATIVE_INFINITY
  #outstanding = 0
  #refusal: number | null = null
  #leader: Node | null = null
  #drop: Drop = 'end'
  #drops = 0
  #mutes = 0

  constructor(hooks: Hooks) {
    this.#hooks = hooks
  }

  /** Has these become of the next appends. */
  appends(...faults: AppendFault[]): void {
    this.#appends.push(...faults)
  }

  /** Fails every new call with this gRPC code; null: no longer. */
  refuse(code: number | null): void {
    this.#refusal = code
  }

  /**
   * Plays a follower that lags: who wants the leader is sent there, other readers get what is here. Writes it does not hand
   * on, as a follower of EventStoreDB would.
   */
  follow(leader: Node | null): void {
    this.#leader = leader
  }

  /** Takes everything in and answers nothing, until it is thawed. */
  freeze(): void {
    this.#held ??= []
  }

  thaw(): void {
    const held = this.#held ?? []
    this.#held = null
    this.#thawedAt = Date.now()
    for (const work of held) work()
    this.#hooks.changed()
  }

  /** Ends the subscriptions that are under way. */
  dropSubscriptions(how: Drop): void {
    this.#drop = how
    this.#drops += 1
    this.#hooks.changed()
  }

  /** Subscriptions that are under way stay open and bring nothing any more. */
  muteSubscriptions(): void {
    this.#mutes += 1
    this.#hooks.changed()
  }

  cutConnections(): void {
    this.#hooks.cut()
  }

  takeAppendFault(): AppendFault | undefined {
    return this.#appends.shift()
  }

  get refusal(): number | null {
    return this.#refusal
  }

  get leader(): Node | null {
    return this.#leader
  }

  /** Does the work now, or once thawed. */
  through(work: () => void): void {
    if (this.#held) this.#held.push(work)
    else work()
  }

  stoodStillWithin(milliseconds: number): boolean {
    return Date.now() - this.#thawedAt < milliseconds
  }

  /** Answers after so long. */
  later(milliseconds: number, answer: () => void): void {
    this.#outstanding += 1
    setTimeout(() => {
      this.#outstanding -= 1
      answer()
    }, milliseconds).unref()
  }

  /** How many answers are still to come that were put off. */
  get outstanding(): number {
    return this.#outstanding
  }

  /** What a subscription that begins now has to put up with later. */
  watch(): { drop: () => Drop | null; silent: () => boolean } {
    const [drops, mutes] = [this.#drops, this.#mutes]
    return {
      drop: () => (this.#drops > drops ? this.#drop : null),
      silent: () => this.#held !== null || this.#mutes > mutes,
    }
  }
}
