import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import type { Care } from '@wattle/contracts/plants/care.ts'
import { useId } from 'react'
import { AiNote } from '../../identification/ai-note.tsx'
import { suggesterOf } from '../../identification/suggester.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EditIcon, SunIcon, TrashIcon } from '../../ui/icons.tsx'
import { Facts } from '../../ui/page/facts.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import { dateText } from '../../ui/text/dates.ts'
import styles from './nursery-card.module.css'
import type { NurseryDialog } from './nursery-dialogs.tsx'

/** A find as a seed packet, with everything that was noted of it. */
export function NurseryCard({
  plant,
  first,
  onOpen,
}: {
  plant: NurseryPlantView
  first: boolean
  onOpen: (dialog: NurseryDialog) => void
}) {
  const { name, species, imageUrl, price, notes } = plant
  const id = useId()
  const facts = factsOf(plant)
  return (
    <li className={styles.packet}>
      <div className={styles.photo}>
        <Photo
          src={imageUrl}
          ratio="5 / 4"
          sizes="(max-width: 640px) 92vw, 360px"
          bed="eucalypt"
          first={first}
        />
        {price && (
          <span className={styles.price}>
            <span className="sr">Price </span>
            {price}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <div>
            <h2 id={id}>{name}</h2>
            <p className="latin">{species}</p>
          </div>
          <span className={styles.actions}>
            <IconButton
              label={`Edit ${name}`}
              icon={<EditIcon />}
              onClick={() => onOpen({ kind: 'edit', plant })}
            />
            <IconButton
              label={`Remove ${name}`}
              icon={<TrashIcon />}
              onClick={() => onOpen({ kind: 'remove', plant })}
            />
          </span>
        </div>
        {facts.length > 0 && <Facts className={styles.facts} facts={facts} />}
        {notes && <p className={`why ${styles.notes}`}>“{notes}”</p>}
        <CareTexts care={plant} />
        <div className={styles.buttons}>
          <Button aria-describedby={id} onClick={() => onOpen({ kind: 'recommend', plant })}>
            Where Should I Plant?
          </Button>
          <Button variant="primary" aria-describedby={id} onClick={() => onOpen({ kind: 'plant', plant })}>
            Add to Garden
          </Button>
        </div>
      </div>
    </li>
  )
}

function factsOf({ nurseryName, potSize, discoveryDate }: NurseryPlantView) {
  return [
    { name: 'Seen at', value: nurseryName },
    { name: 'Pot size', value: potSize },
    { name: 'Discovered', value: discoveryDate && dateText(discoveryDate) },
  ].filter(({ value }) => value)
}

const careOrder = ['sunlight', 'soil', 'watering', 'fertilizing', 'pruning'] as const
/** The gardener's own words first. */
const hands = [null, 'guide', 'ai'] as const

/** The care instructions in running text, apart by whose words they are. */
function CareTexts({ care: { careInstructions, careAuthors } }: { care: Care }) {
  return hands.map((hand) => {
    const texts = careOrder
      .filter((topic) => suggesterOf(careAuthors, topic) === hand)
      .map((topic) => careInstructions[topic])
      .filter((text) => text !== '')
    if (texts.length === 0) return null
    return (
      <div key={hand} className={styles.care}>
        <SunIcon size={18} />
        <div>
          <p>{texts.map(asSentence).join(' ')}</p>
          {hand && <AiNote from={hand} />}
        </div>
      </div>
    )
  })
}

const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** A packet before it is known what is in it. */
export function NurseryCardSkeleton() {
  return (
    <li className={styles.packet} aria-hidden="true">
      <Skeleton ratio="5 / 4" radius={0} />
      <div className={styles.body}>
        <Skeleton width="64%" height={20} />
        <Skeleton width="44%" />
        <Skeleton height={88} />
        <Skeleton height={44} radius={22} />
        <Skeleton height={44} radius={22} />
      </div>
    </li>
  )
}
