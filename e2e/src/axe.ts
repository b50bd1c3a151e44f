import axe, { type Result, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose results depend on colours and width; the other rules need to pass only once. */
export const dependingOnLook = ['color-contrast', 'target-size', 'meta-viewport']

/**
 * The violations that axe finds on the current page, with the rule and the element. Empty if there are none.
 */
export async function accessibilityProblems(page: Page, rules?: string[]): Promise<string[]> {
  // Parsing axe takes as long as many of its rules, so a document gets it once.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
  }
  const violations = await page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  )
}
