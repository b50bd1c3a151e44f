import { careNames, careTopics } from '@wattle/contracts/plants/choices.ts'
import type { ReactNode } from 'react'
import { DateField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { DownIcon } from '../../ui/icons.tsx'
import { type NurseryDraft, withCareText } from './nursery-draft.ts'
import styles from './nursery-fields.module.css'

/** The fields of a find. `afterSpecies` stands under the two that an identification fills. */
export function NurseryFields({
  draft,
  onChange,
  errors,
  afterSpecies,
}: {
  draft: NurseryDraft
  onChange: (part: Partial<NurseryDraft>) => void
  errors: Partial<Record<string, string>>
  afterSpecies?: ReactNode
}) {
  const care = draft.careInstructions
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
      <TextField
        label="Nursery name"
        placeholder="Saturday growers’ market"
        value={draft.nurseryName}
        error={errors.nurseryName}
        onChange={(nurseryName) => onChange({ nurseryName })}
      />
      <div className={styles.pair}>
        <TextField
          label="Price"
          placeholder="$29.99"
          value={draft.price}
          error={errors.price}
          onChange={(price) => onChange({ price })}
        />
        <TextField
          label="Pot size"
          placeholder="200mm"
          value={draft.potSize}
          error={errors.potSize}
          onChange={(potSize) => onChange({ potSize })}
        />
      </div>
      <DateField
        label="Discovery date"
        value={draft.discoveryDate ?? ''}
        error={errors.discoveryDate}
        onChange={(date) => onChange({ discoveryDate: date || null })}
      />
      <TextArea
        label="Notes"
        rows={3}
        value={draft.notes}
        error={errors.notes}
        onChange={(notes) => onChange({ notes })}
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
              onChange={(text) => onChange(withCareText(draft, topic, text))}
            />
          ))}
        </div>
      </details>
    </>
  )
}
