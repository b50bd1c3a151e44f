import { addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import type { Things } from './operations.ts'
import { today } from './today.ts'

/** The paths of every screen for a signed-in gardener. */
export const mine = ({ location, plant }: Things) => [
  '/',
  '/?look=welcome',
  '/my-plants',
  '/my-plants?search=r&sort=next',
  '/my-plants/add-location',
  `/my-plants/edit-location/${location}`,
  `/my-plants/${location}`,
  `/my-plants/${location}/add-plant`,
  `/my-plants/${location}/edit-plant/${plant}`,
  `/my-plants/${plant}`,
  `/plants/${plant}`,
  `/plants/${location}`,
  `/plants/${plant}/history`,
  `/plants/${plant}/history?at=2026-01-01&kind=tasks`,
  `/plants/${location}/history`,
  '/history',
  '/history?at=2001-01-01',
  '/tasks',
  '/tasks?completed=true&month=2026-03',
  '/tasks?month=2001-01',
  `/tasks?month=${addMonths(monthOf(today()), 1)}`,
  '/tasks?plant=Rosemary%20of%20Everything',
  '/garden-shed',
  '/nursery',
  '/guide?now=true',
  '/guide/lemon',
  '/settings',
  '/admin/migrate',
]

/** The paths of every screen that needs no sign-in. */
export const everybodys = ({ plant }: Things) => [
  '/login',
  '/public',
  '/public?search=nothing',
  '/public/everything',
  `/public/Everything/plants/${plant}`,
  '/public/Nobody',
  '/public/Nobody/plants/1',
  '/guide',
  '/guide?search=nothing',
  '/guide/lemon',
  '/guide/unobtainium',
  '/privacy-terms',
]
