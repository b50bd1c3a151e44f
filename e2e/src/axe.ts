import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules whose results depend on colours and width; the other rules need to pass only once. */
export const dependingOnLook = ['color-contrast', 'target-size', 'meta-viewport']

/**
 * The violations that axe finds on the current page, with the rule and the element. Empty if there are none.
 */
export async function accessibilityProblems(page: Page, only?: string[]): Promise<string[]> {
  // Without frames there are no results to merge, so legacy mode suffices; otherwise axe opens a page of its
  // own, which takes twice as long as the analysis.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  )
}
