import type { ListView } from '../../ui/navigation/use-list-view.ts'
import { locationQueries } from '../api.ts'
import { sortNamed } from '../search/plant-view.ts'

/** The query for a location's plants, searched and sorted as the address says. */
export const pagesInView = (locationId: string, { search, sort }: Pick<ListView, 'search' | 'sort'>) =>
  locationQueries.plantPages(locationId, search, sortNamed(sort, 'added'))
