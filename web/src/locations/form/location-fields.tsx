import { locationBackgrounds } from '@wattle/contracts/locations/backgrounds.ts'
import { sunlightChoices } from '@wattle/contracts/locations/choices.ts'
import { locationIcons } from '@wattle/contracts/locations/icons.ts'
import { longestName, longestText } from '@wattle/contracts/text-limits.ts'
import type { ReactNode } from 'react'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { RadioTiles } from '../../ui/fields/radio-tiles.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { capitalised } from '../../ui/text/words.ts'
import { ConditionChoice } from './condition-choice.tsx'
import { moistureHelp, soilHelp } from './condition-help.ts'
import type { LocationDraft } from './location-draft.ts'
import styles from './location-form-dialog.module.css'

const iconTiles = locationIcons.map(({ emoji, name }) => ({ value: emoji as string, name, emoji }))
const backgroundTiles = locationBackgrounds.map(({ colour, bed }) => ({
  value: colour as string,
  name: capitalised(bed.replaceAll('-', ' ')),
  bed,
}))
const sunlightOptions = sunlightChoices.map((value) => ({ value, label: value }))

/**
 * The fields of a location: name and growing conditions, then icon and background. `children`
 * go below the first column.
 */
export function LocationFields({
  draft,
  issues,
  onChange,
  children,
}: {
  draft: LocationDraft
  issues: Partial<Record<string, string>>
  onChange: (part: Partial<LocationDraft>) => void
  children?: ReactNode
}) {
  return (
    <div className={styles.columns}>
      <div className="stack">
        <TextField
          label="Name"
          required
          value={draft.name}
          maxLength={longestName}
          error={issues.name}
          onChange={(name) => onChange({ name })}
        />
        <TextArea
          label="Description"
          rows={2}
          maxLength={longestText}
          value={draft.description}
          error={issues.description}
          onChange={(description) => onChange({ description })}
        />
        <Select
          label="Sunlight"
          hint="Think of a usual week, not the hottest day."
          placeholder="Not sure"
          value={draft.sunlight}
          options={sunlightOptions}
          error={issues['conditions.sunlight']}
          onChange={(sunlight) => onChange({ sunlight })}
        />
        <ConditionChoice
          label="Soil"
          value={draft.soilType}
          help={soilHelp}
          error={issues['conditions.soilType']}
          onChange={(soilType) => onChange({ soilType })}
        />
        <ConditionChoice
          label="Moisture"
          value={draft.moisture}
          help={moistureHelp}
          error={issues['conditions.moisture']}
          onChange={(moisture) => onChange({ moisture })}
        />
        <Switch
          label="Good for pots"
          checked={draft.potFriendly}
          onChange={(potFriendly) => onChange({ potFriendly })}
        />
        {children}
      </div>
      <div className="stack">
        <RadioTiles
          label="Icon"
          value={draft.icon}
          tiles={iconTiles}
          error={issues.icon}
          onChange={(icon) => onChange({ icon })}
        />
        <RadioTiles
          label="Background"
          value={draft.iconBackground}
          tiles={backgroundTiles}
          error={issues.iconBackground}
          onChange={(iconBackground) => onChange({ iconBackground })}
        />
      </div>
    </div>
  )
}
