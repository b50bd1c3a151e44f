import { longestName } from '@wattle/contracts/text-limits.ts'
import type { ReactNode } from 'react'
import type { Named } from '../../advice/named.ts'
import { TextField } from '../../ui/fields/text-field.tsx'

/** Renders the name field. */
export type NameField = (field: {
  value: string
  error: string | undefined
  onChange: (name: string) => void
}) => ReactNode

const plainField: NameField = (field) => (
  <TextField label="Name" required maxLength={longestName} {...field} />
)

/** Name and species. `children`, such as other matches, go right below. */
export function NameFields({
  draft,
  errors,
  onChange,
  nameField = plainField,
  children,
}: {
  draft: Named
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<Named>) => void
  nameField?: NameField | undefined
  children?: ReactNode
}) {
  return (
    <>
      {nameField({ value: draft.name, error: errors.name, onChange: (name) => onChange({ name }) })}
      <TextField
        label="Species"
        required
        value={draft.species}
        maxLength={longestName}
        error={errors.species}
        onChange={(species) => onChange({ species })}
      />
      {children}
    </>
  )
}
