import { Mark } from '../art/mark.tsx'
import { Link } from '../ui/navigation/link.tsx'
import styles from './brand-link.module.css'

/** The mark and the name, leading home. The name can step aside; the link keeps it for the ears. */
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
