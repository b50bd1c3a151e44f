/** Runs tasks with the same key one after another, and tasks with different keys at the same time. */
export class Queues {
  readonly #tails = new Map<string, Promise<unknown>>()

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key)
    const result = before ? before.then(task, task) : task()
    this.#tails.set(key, result)
    const leave = () => {
      if (this.#tails.get(key) === result) this.#tails.delete(key)
    }
    result.then(leave, leave)
    return result
  }
}
