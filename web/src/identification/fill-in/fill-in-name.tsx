import { PlantNameField } from '../../advice/plant-name-field.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import type { NameField } from '../fields/name-fields.tsx'
import type { Chosen } from './fill-in.ts'
import type { useFillIn } from './use-fill-in.ts'

/** A new plant's name field, with the outcome of choosing a plant from the guide. */
export function FillInName({
  fillIn,
  isPotted = false,
  ...field
}: {
  fillIn: Pick<ReturnType<typeof useFillIn>, 'form' | 'choose' | 'named' | 'retry'>
  /** Whether choosing a plant also set the planting method to pot. */
  isPotted?: boolean
} & Parameters<NameField>[0]) {
  const { chosen } = fillIn.form
  return (
    <>
      <PlantNameField {...field} onChoose={fillIn.choose} onNamed={fillIn.named} />
      {chosen?.care === 'missing' && (
        <Banner tone="error" action={<Button onClick={() => fillIn.retry(chosen)}>Try again</Button>}>
          {`The care of ${chosen.name} could not be filled in.`}
        </Banner>
      )}
      <span className="sr" role="status">
        {chosen?.care === 'known' && filledInText(chosen, isPotted)}
      </span>
    </>
  )
}

/** Announces which other fields were filled in. */
function filledInText({ isSpeciesNew }: Chosen, isPotted: boolean): string {
  const parts = [isSpeciesNew && 'species', 'care', isPotted && 'pot'].filter(Boolean)
  return `Filled in from the guide: ${parts.join(', ')}`
}
