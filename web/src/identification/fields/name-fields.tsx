import { longestName } from '@wattle/contracts/text-limits.ts'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/fields/text-field.tsx'

type Named = { name: string; species: string }

/** Name and species. `children` stand right under them, such as other matches. */
export function NameFields({
  draft,
  errors,
  onChange,
  children,
}: {
  draft: Named
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<Named>) => void
  children?: ReactNode
}) {
  return (
    <>
      <TextField
        label="Name"
        required
        value={draft.name}
        maxLength={longestName}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
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
