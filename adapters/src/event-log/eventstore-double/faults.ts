/** Ways in which an append can fail on demand. */
export type AppendFault =
  /** Neither written nor answered. */
  | 'lost'
  /** Written; the answer is lost. */
  | 'answer-lost'
  /** Written; the answer reports a timeout. */
  | 'written-timeout'
  /** Written; then every connection breaks. */
  | 'written-cut'
  /** Not written; the server cancels the call. */
  | 'cancelled'
  /** Not written; the answer says that there is no leader yet. */
  | 'not-ready'
  /** Not written; the answer denies permission. */
  | 'access-denied'
  /** Not written; the answer reports a conflict. */
  | 'conflict'

/** Ways in which running subscriptions can end. */
export type Drop = 'end' | 'unavailable' | 'cancelled'

export type Node = { host: string; port: number }

type Hooks = {
  /** Called after every change that subscriptions must check. */
  changed: () => void
  cut: () => void
}

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

  /** Makes the next appends fail in these ways, one each. */
  appends(...faults: AppendFault[]): void {
    this.#appends.push(...faults)
  }

  /** Fails every new call with this gRPC code; null stops that. */
  refuse(code: number | null): void {
    this.#refusal = code
  }

  /**
   * Acts as a lagging follower: redirects calls that require the leader, and serves other reads from its own events.
   * Like a follower of EventStoreDB, it does not forward writes.
   */
  follow(leader: Node | null): void {
    this.#leader = leader
  }

  /** Receives calls without answering them until it is thawed. */
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

  /** Ends the running subscriptions. */
  dropSubscriptions(how: Drop): void {
    this.#drop = how
    this.#drops += 1
    this.#hooks.changed()
  }

  /** Keeps the running subscriptions open without delivering anything more. */
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

  /** Runs the work now, or once thawed. */
  through(work: () => void): void {
    if (this.#held) this.#held.push(work)
    else work()
  }

  stoodStillWithin(milliseconds: number): boolean {
    return Date.now() - this.#thawedAt < milliseconds
  }

  /** Answers after this delay. */
  later(milliseconds: number, answer: () => void): void {
    this.#outstanding += 1
    setTimeout(() => {
      this.#outstanding -= 1
      answer()
    }, milliseconds).unref()
  }

  /** Number of delayed answers still to come. */
  get outstanding(): number {
    return this.#outstanding
  }

  /** The faults that will affect a subscription starting now. */
  watch(): { drop: () => Drop | null; silent: () => boolean } {
    const [drops, mutes] = [this.#drops, this.#mutes]
    return {
      drop: () => (this.#drops > drops ? this.#drop : null),
      silent: () => this.#held !== null || this.#mutes > mutes,
    }
  }
}
