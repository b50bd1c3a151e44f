import {
  australianStates,
  complexities,
  effortLabels,
  effortLimits,
  efforts,
  taskPeriods,
} from '@wattle/contracts/profile/choices.ts'
import { taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { Chips } from '../../ui/fields/chips.tsx'
import { Choices } from '../../ui/fields/choices.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { lazyPart } from '../../ui/page/lazy-part.tsx'
import { StateOffer } from '../state-offer.tsx'
import { EffortBlossoms } from './effort-blossoms.tsx'
import styles from './settings.module.css'
import type { SettingsDraft, SettingsErrors } from './settings-draft.ts'
import { Sheet, SheetRow } from './sheet-row.tsx'

const TownChoice = lazyPart(() => import('./town-choice.tsx').then((file) => file.TownChoice))

const states = australianStates.map((state) => ({ value: state, label: state }))
const periods = taskPeriods.map((period) => ({ value: period, label: period }))
const priorities = { Low: 'high priority only', Medium: 'high and medium priority', High: 'every priority' }
const samples = {
  Simple: '“Feed with citrus food and water it in.”',
  Technical: '“Apply a complete citrus fertiliser, high in nitrogen, at the drip line.”',
  Expert: '“Split the nitrogen: a third now, at petal fall, and watch for magnesium.”',
}
const effortChoices = efforts.map((effort, index) => {
  const { fewest, most } = effortLimits[effort]
  const [name, words] = effortLabels[effort].split(':')
  return {
    value: effort,
    name: (
      <>
        {name}:<span className={styles.effort}>{words}</span>
      </>
    ),
    detail: (
      <>
        {fewest}–{most} tasks a year for each plant, {priorities[effort]}
        <EffortBlossoms count={index + 1} />
      </>
    ),
  }
})
const complexityChoices = complexities.map((complexity) => ({
  value: complexity,
  name: complexity,
  detail: <i className={styles.sample}>{samples[complexity]}</i>,
}))

/** The settings that care plans depend on: the garden's place and the gardener's preferences. */
export function GardenRows({
  draft,
  errors,
  onChange,
}: {
  draft: SettingsDraft
  errors: SettingsErrors & Partial<Record<string, string>>
  onChange: (part: Partial<SettingsDraft>) => void
}) {
  return (
    <Sheet>
      <SheetRow title="Your garden" why="Where you are decides the seasons, frost and rain to plan for.">
        <div className={styles.place}>
          <Select
            label="State"
            required
            value={draft.state}
            options={states}
            error={errors.state}
            onChange={(state) => onChange({ state })}
          />
          <TextField
            label="Postcode"
            required
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            hint="Four digits, as on an envelope."
            value={draft.postcode}
            error={errors.postcode}
            onChange={(postcode) => onChange({ postcode, city: '' })}
          />
        </div>
        <StateOffer state={draft.state} postcode={draft.postcode} onChoose={(state) => onChange({ state })} />
        <TownChoice postcode={draft.postcode} town={draft.city} onChoose={(city) => onChange({ city })} />
      </SheetRow>
      <SheetRow title="Effort" why="How much gardening do you enjoy?">
        <Choices
          className={styles.three}
          label="Effort"
          labelHidden
          required
          value={draft.effort}
          choices={effortChoices}
          onChange={(effort) => onChange({ effort })}
        />
      </SheetRow>
      <SheetRow title="Complexity" why="How detailed should tasks be?">
        <Choices
          className={styles.three}
          label="Complexity"
          labelHidden
          required
          value={draft.complexity}
          choices={complexityChoices}
          onChange={(complexity) => onChange({ complexity })}
        />
      </SheetRow>
      <SheetRow
        anchor="planning"
        title="Planning"
        why="Wattle only plans what you tick. You can add anything else yourself."
      >
        <Chips
          label="Preferred tasks"
          values={draft.preferredTaskTypes}
          options={taskTypes}
          onChange={(preferredTaskTypes) => onChange({ preferredTaskTypes })}
        />
        <Segmented
          label="How far ahead to plan"
          value={draft.taskPeriod}
          options={periods}
          onChange={(taskPeriod) => onChange({ taskPeriod })}
        />
      </SheetRow>
    </Sheet>
  )
}
