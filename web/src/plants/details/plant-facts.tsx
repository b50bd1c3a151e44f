import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { GroundIcon, PotIcon } from '../../ui/garden-icons.tsx'
import { type Fact, Facts } from '../../ui/page/facts.tsx'
import styles from './plant-facts.module.css'

/** A few facts in a row between two rules. */
export function QuickFacts({ facts }: { facts: readonly Fact[] }) {
  return <Facts facts={facts} className={styles.quick} />
}

/** The planting method with its icon. */
export function Planting({ method }: { method: PlantingMethod }) {
  return method === 'pot' ? (
    <>
      <PotIcon />
      In pot
    </>
  ) : (
    <>
      <GroundIcon />
      In ground
    </>
  )
}
