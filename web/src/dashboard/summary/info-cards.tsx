import { CameraIcon, SunIcon } from '../../ui/garden-icons.tsx'
import { CalendarIcon } from '../../ui/icons.tsx'
import { CommunityIcon } from '../../ui/navigation-icons.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import styles from './info-cards.module.css'

const cards = [
  {
    icon: <CameraIcon />,
    title: 'Know what you’re growing',
    text: 'Snap a photo, add a hint, and Wattle suggests a name. Please check it.',
  },
  {
    icon: <CalendarIcon />,
    title: 'A year of care, planned',
    text: 'Every plant gets its own tasks, month by month, and a reason for each.',
  },
  {
    icon: <SunIcon />,
    title: 'Seasons where you are',
    text: 'Spring in September, or the wet and the dry up north: dates follow your state and postcode.',
  },
  {
    icon: <CommunityIcon />,
    title: 'Share what’s thriving',
    text: 'List your garden for the neighbours. Your address is never shown.',
  },
]

/** Four facts about Wattle, near the end of Home. */
export default function InfoCards() {
  return (
    <section aria-labelledby="good-to-know">
      <SectionHead id="good-to-know" title="Good to know" />
      <ul className={styles.infos}>
        {cards.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles.icon}>{icon}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
