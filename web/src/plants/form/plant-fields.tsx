import type { ReactNode } from 'react'
import { CareFields } from '../../identification/fields/care-fields.tsx'
import { type NameField, NameFields } from '../../identification/fields/name-fields.tsx'
import { ownWords } from '../../identification/fields/own-words.ts'
import { Pair } from '../../ui/fields/pair.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { DateField } from '../../ui/fields/text-field.tsx'
import { GlobeIcon } from '../../ui/garden-icons.tsx'
import { LockIcon } from '../../ui/icons.tsx'
import { MethodField } from './method-field.tsx'
import type { PlantDraft } from './plant-draft.ts'

const visibilities = [
  { value: 'private', label: 'Private', icon: <LockIcon size={18} /> },
  { value: 'public', label: 'Public', icon: <GlobeIcon size={18} /> },
] as const

/** The fields of a plant. `afterSpecies` goes below name and species. */
export function PlantFields({
  draft,
  onChange,
  errors,
  nameField,
  afterSpecies,
}: {
  draft: PlantDraft
  onChange: (part: Partial<PlantDraft>) => void
  errors: Partial<Record<string, string>>
  nameField?: NameField | undefined
  afterSpecies?: ReactNode
}) {
  return (
    <>
      <NameFields {...{ draft, errors, onChange, nameField }}>{afterSpecies}</NameFields>
      <Pair>
        <DateField
          label="Planted date"
          required
          value={draft.plantedDate}
          error={errors.plantedDate}
          onChange={(plantedDate) => onChange({ plantedDate })}
        />
        <MethodField
          value={draft.plantingMethod}
          error={errors.plantingMethod}
          onChange={(plantingMethod) => onChange({ plantingMethod })}
        />
      </Pair>
      <Segmented
        label="Visibility"
        value={draft.visibility}
        options={visibilities}
        error={errors.visibility}
        onChange={(visibility) => onChange({ visibility })}
      />
      <CareFields
        care={draft.careInstructions}
        errors={errors}
        onChange={(topic, text) => onChange(ownWords(draft, topic, text))}
      />
    </>
  )
}
