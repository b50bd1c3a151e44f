import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { TrashIcon } from '../../ui/garden-icons.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { lazyPart } from '../../ui/page/lazy-part.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import styles from './garden-pictures.module.css'

const PictureMenu = lazyPart(() => import('./picture-menu.tsx').then((file) => file.PictureMenu))

const featureSizes = '(max-width: 48em) 86vw, 420px'
const othersSizes = '(max-width: 48em) 42vw, 210px'

/** One of the garden's pictures: choosing it as the feature image, and removing it. */
export function GardenPicture({
  url,
  name,
  isFeature,
  isSaved,
  onLead,
  onTakeOff,
  onRemoved,
}: {
  url: string
  name: string
  isFeature: boolean
  /** Whether the picture can be removed permanently. */
  isSaved: boolean
  onLead: () => void
  onTakeOff: () => void
  onRemoved: () => void
}) {
  return (
    <li className={isFeature ? styles.feature : undefined}>
      <Photo src={url} alt={name} ratio="4 / 3" sizes={isFeature ? featureSizes : othersSizes} />
      <label className={styles.choose}>
        <input
          type="radio"
          name="feature"
          aria-label={`Feature image: ${name}`}
          checked={isFeature}
          onChange={onLead}
        />
        <span>
          {isFeature && <CheckIcon size={16} />}
          {isFeature ? 'Feature' : 'Make feature'}
        </span>
      </label>
      <span className={styles.name}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="sr"> (opens a new tab)</span>
        </a>
        {isSaved ? (
          <PictureMenu url={url} name={name} onTakeOff={onTakeOff} onRemoved={onRemoved} />
        ) : (
          <IconButton label={`Remove ${name}`} icon={<TrashIcon />} onClick={onTakeOff} />
        )}
      </span>
    </li>
  )
}
