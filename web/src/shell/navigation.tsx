import type { ReactNode } from 'react'
import { TasksIcon } from '../ui/icons.tsx'
import {
  CommunityIcon,
  GuideIcon,
  HomeIcon,
  NurseryIcon,
  PlantsIcon,
  SettingsIcon,
  ShedIcon,
} from '../ui/navigation-icons.tsx'

/** An entry of the sidebar. */
export type NavigationEntry = {
  to: string
  label: string
  icon: ReactNode
  /** Path prefixes of other pages that belong to this entry. */
  also?: readonly string[] | undefined
}

/** The sidebar from top to bottom. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/', label: 'Home', icon: <HomeIcon /> },
  { to: '/my-plants', label: 'My Plants', icon: <PlantsIcon />, also: ['/plants/', '/history'] },
  { to: '/tasks', label: 'Tasks', icon: <TasksIcon /> },
  { to: '/garden-shed', label: 'Garden Shed', icon: <ShedIcon /> },
  { to: '/nursery', label: 'Nursery', icon: <NurseryIcon /> },
  { to: '/guide', label: 'Plant Guide', icon: <GuideIcon /> },
  { to: '/public', label: 'Community Gardens', icon: <CommunityIcon /> },
  { to: '/settings', label: 'Settings', icon: <SettingsIcon /> },
]
