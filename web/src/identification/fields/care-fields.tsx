import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import { type CareTopic, careNames, careTopics } from '@wattle/contracts/plants/choices.ts'
import { longestText } from '@wattle/contracts/text-limits.ts'
import { useState } from 'react'
import { Pair } from '../../ui/fields/pair.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { DownIcon } from '../../ui/icons.tsx'
import styles from './care-fields.module.css'

/** The care instructions, collapsed while empty. */
export function CareFields({
  care,
  errors,
  onChange,
}: {
  care: CareInstructions
  errors: Partial<Record<string, string>>
  onChange: (topic: CareTopic, text: string) => void
}) {
  const hasWords = careTopics.some((topic) => care[topic])
  // Once open it stays open, so that deleting the last letter does not collapse the field being edited.
  const [isOpen, setIsOpen] = useState(hasWords)
  if (hasWords && !isOpen) setIsOpen(true)
  return (
    <details open={isOpen}>
      <summary className="unfolds">
        <DownIcon />
        Care instructions
      </summary>
      <Pair className={styles.topics}>
        {careTopics.map((topic) => (
          <TextArea
            key={topic}
            label={careNames[topic]}
            rows={2}
            maxLength={longestText}
            value={care[topic]}
            error={errors[`careInstructions.${topic}`]}
            onChange={(text) => onChange(topic, text)}
          />
        ))}
      </Pair>
    </details>
  )
}
