import { Select } from '../../ui/fields/select.tsx'
import type { ListView } from '../../ui/navigation/use-list-view.ts'
import { ListTools } from '../../ui/page/list-tools.tsx'
import { sortNamed, sortOptions } from './plant-view.ts'

/** Search and sort controls for plants. `usual` names the page's default order; without it the default is by name. */
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
