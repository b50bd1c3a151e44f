import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that colours and width decide; the others hold in every theme and width once they hold in one. */
export const dependingOnLook = ['color-contrast', 'target-size', 'meta-viewport']

/** What axe finds wrong on the page as it stands now: the rule, and where. Empty when it is right. */
export async function accessibilityProblems(page: Page, only?: string[]): Promise<string[]> {
  // With no frames whose results it has to join, axe needs no page of its own, which costs twice as much as the looking.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`),
  )
}
