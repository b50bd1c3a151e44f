import { type CareTopic, careNames, careTopics } from '@wattle/contracts/plants/choices.ts'
import type { ReactNode } from 'react'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { DateField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { DownIcon, GlobeIcon, GroundIcon, LockIcon, PotIcon } from '../../ui/icons.tsx'
import type { PlantDraft } from './plant-draft.ts'
import styles from './plant-fields.module.css'

const methods = [
  { value: 'ground', label: 'Ground', icon: <GroundIcon size={18} /> },
  { value: 'pot', label: 'Pot', icon: <PotIcon size={18} /> },
] as const
const visibilities = [
  { value: 'private', label: 'Private', icon: <LockIcon size={18} /> },
  { value: 'public', label: 'Public', icon: <GlobeIcon size={18} /> },
] as const

/** The fields of a plant. `afterSpecies` stands under the two that an identification fills. */
export function PlantFields({
  draft,
  onChange,
  errors,
  afterSpecies,
}: {
  draft: PlantDraft
  onChange: (part: Partial<PlantDraft>) => void
  errors: Partial<Record<string, string>>
  afterSpecies?: ReactNode
}) {
  const care = draft.careInstructions
  const changeCare = (topic: CareTopic, text: string) =>
    onChange({ careInstructions: { ...care, [topic]: text } })
  return (
    <>
      <TextField
        label="Name"
        required
        value={draft.name}
        maxLength={200}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="Species"
        required
        value={draft.species}
        maxLength={200}
        error={errors.species}
        onChange={(species) => onChange({ species })}
      />
      {afterSpecies}
      <div className={styles.pair}>
        <DateField
          label="Planted date"
          required
          value={draft.plantedDate}
          error={errors.plantedDate}
          onChange={(plantedDate) => onChange({ plantedDate })}
        />
        <Segmented
          label="Planting method"
          value={draft.plantingMethod}
          options={methods}
          error={errors.plantingMethod}
          onChange={(plantingMethod) => onChange({ plantingMethod })}
        />
      </div>
      <Segmented
        label="Visibility"
        value={draft.visibility}
        options={visibilities}
        error={errors.visibility}
        onChange={(visibility) => onChange({ visibility })}
      />
      <details className={styles.care} open={careTopics.some((topic) => care[topic])}>
        <summary>
          <DownIcon />
          Care instructions
        </summary>
        <div className={styles.careFields}>
          {careTopics.map((topic) => (
            <TextArea
              key={topic}
              label={careNames[topic]}
              rows={2}
              value={care[topic]}
              error={errors[`careInstructions.${topic}`]}
              onChange={(text) => changeCare(topic, text)}
            />
          ))}
        </div>
      </details>
    </>
  )
}
