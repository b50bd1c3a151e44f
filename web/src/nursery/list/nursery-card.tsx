import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EditIcon, TrashIcon } from '../../ui/garden-icons.tsx'
import { icon } from '../../ui/icons.tsx'
import { Facts } from '../../ui/page/facts.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import { dateText } from '../../ui/text/dates.ts'
import { CareTexts } from './care-texts.tsx'
import styles from './nursery-card.module.css'
import type { NurseryDialog } from './nursery-dialogs.tsx'

/** Distinct from the bin that removes the nursery plant itself. */
const NoImageIcon = /* @__PURE__ */ icon('M8 5h12v12M16.5 19H4V6.5M4 16l4.5-4.5 7.5 7.5M3.5 3.5l17 17')

/** A nursery plant as a seed packet, with all its details. */
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
          kind={plant.kind}
          ratio="5 / 4"
          sizes="(max-width: 40em) 92vw, 360px"
          bed="eucalypt"
          first={first}
        />
        {imageUrl && (
          <IconButton
            className={styles.remove}
            label={`Remove the photo of ${name}`}
            icon={<NoImageIcon />}
            onClick={() => onOpen({ kind: 'picture', plant, imageUrl })}
          />
        )}
        {price && (
          <span className={styles.price}>
            <span className="sr">Price </span>
            {priceText(price)}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <div>
            <h2 id={id}>{name}</h2>
            {species !== name && <p className="latin">{species}</p>}
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
        {notes && <Notes key={notes} notes={notes} />}
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

/** Longer notes, in characters, are shortened until expanded. */
const longNotes = 400

function Notes({ notes }: { notes: string }) {
  const isLong = notes.length > longNotes
  const [isWhole, setWhole] = useState(!isLong)
  const beginning = notes.slice(0, longNotes).replace(/\s+\S*$/, '')
  return (
    <>
      <p className={`why ${styles.notes}`}>“{isWhole ? notes : `${beginning} …`}”</p>
      {isLong && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Show all of your notes'}
        </Button>
      )}
    </>
  )
}

function factsOf({ nurseryName, potSize, discoveryDate }: NurseryPlantView) {
  return [
    { name: 'Seen at', value: nurseryName },
    { name: 'Pot size', value: potText(potSize) },
    { name: 'Discovered', value: discoveryDate && dateText(discoveryDate) },
  ].filter(({ value }) => value)
}

/** On a price tag, a bare number means dollars, and one decimal means tens of cents. */
const priceText = (price: string) =>
  Number.isNaN(Number(price)) ? price : `$${price}${/\.\d$/.test(price) ? '0' : ''}`
/** On a pot's label, a bare number from 50 means millimetres; smaller ones are ambiguous. */
const potText = (potSize: string) => (Number(potSize) >= 50 ? `${potSize} mm` : potSize)

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
