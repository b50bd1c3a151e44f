import { longestNotes, longestText } from '@wattle/contracts/text-limits.ts'
import type { ReactNode } from 'react'
import { CareFields } from '../../identification/fields/care-fields.tsx'
import { type NameField, NameFields } from '../../identification/fields/name-fields.tsx'
import { Pair } from '../../ui/fields/pair.tsx'
import { DateField, TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { type NurseryDraft, withCareText } from './nursery-draft.ts'

/** The fields of a nursery plant. `afterSpecies` goes below name and species. */
export function NurseryFields({
  draft,
  onChange,
  errors,
  nameField,
  afterSpecies,
}: {
  draft: NurseryDraft
  onChange: (part: Partial<NurseryDraft>) => void
  errors: Partial<Record<string, string>>
  nameField?: NameField | undefined
  afterSpecies?: ReactNode
}) {
  return (
    <>
      <NameFields {...{ draft, errors, onChange, nameField }}>{afterSpecies}</NameFields>
      <TextField
        label="Nursery name"
        placeholder="Saturday growers’ market"
        value={draft.nurseryName}
        maxLength={longestText}
        error={errors.nurseryName}
        onChange={(nurseryName) => onChange({ nurseryName })}
      />
      <Pair>
        <TextField
          label="Price"
          placeholder="$29.99"
          value={draft.price}
          maxLength={longestText}
          error={errors.price}
          onChange={(price) => onChange({ price })}
        />
        <TextField
          label="Pot size"
          placeholder="200mm"
          value={draft.potSize}
          maxLength={longestText}
          error={errors.potSize}
          onChange={(potSize) => onChange({ potSize })}
        />
      </Pair>
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
        maxLength={longestNotes}
        error={errors.notes}
        onChange={(notes) => onChange({ notes })}
      />
      <CareFields
        care={draft.careInstructions}
        errors={errors}
        onChange={(topic, text) => onChange(withCareText(draft, topic, text))}
      />
    </>
  )
}
