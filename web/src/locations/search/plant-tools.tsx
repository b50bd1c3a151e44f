import { Select } from '../../ui/fields/select.tsx'
import type { ListView } from '../../ui/navigation/use-list-view.ts'
import { ListTools } from '../../ui/page/list-tools.tsx'
import { sortNamed, sortOptions } from './plant-view.ts'

/** Searches and sorts plants. `usual` names the order of a page without a choice; a page that has none sorts by name. */
export function PlantTools({
  view,
  count,
  usual,
}: {
  view: ListView
  count: number | undefined
  usual: string | undefined
}) {
  const sort = sortNamed(view.sort, usual === undefined ? 'name' : 'added')
  return (
    <ListTools view={view} label="Search by name or species" count={count}>
      <Select
        label="Sort by"
        value={sort === 'added' ? '' : sort}
        placeholder={usual}
        options={sortOptions}
        onChange={(chosen) => view.show({ sort: chosen })}
      />
    </ListTools>
  )
}
