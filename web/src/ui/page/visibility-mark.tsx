import type { LocationVisibility } from '@wattle/contracts/locations/choices.ts'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { GlobeIcon, MixedIcon } from '../garden-icons.tsx'
import { LockIcon } from '../icons.tsx'
import styles from './pill.module.css'

/** Visibility as Public, Mixed or Private, by icon, colour and word. */
export function VisibilityMark({
  visibility,
  children,
}: {
  visibility: LocationVisibility
  children?: ReactNode
}) {
  return (
    <span className={classNames(styles.pill, visibility !== 'private' && styles[visibility])}>
      {visibility === 'public' ? (
        <GlobeIcon size={16} />
      ) : visibility === 'mixed' ? (
        <MixedIcon size={16} />
      ) : (
        <LockIcon size={16} />
      )}
      {visibility === 'public' ? 'Public' : visibility === 'mixed' ? 'Mixed' : 'Private'}
      {children}
    </span>
  )
}
