/** Orders names as people do: `apple` before `Banksia`, and `Tomato 2` before `Tomato 10`. */
export const byName = new Intl.Collator('en-AU', { numeric: true }).compare
