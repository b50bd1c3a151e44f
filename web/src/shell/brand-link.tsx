import { Mark } from '../art/mark.tsx'
import { Link } from '../ui/navigation/link.tsx'
import styles from './brand-link.module.css'

/** The logo and name, linking to Home. The name can be hidden visually; screen readers still get it. */
export function BrandLink({
  to = '/',
  nameShown = true,
  onClick,
}: {
  to?: string
  nameShown?: boolean
  onClick?: React.MouseEventHandler
}) {
  return (
    <Link to={to} className={styles.brand} onClick={onClick}>
      <Mark />
      <span className={nameShown ? undefined : 'sr'}>Wattle</span>
    </Link>
  )
}
