import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { NotebookHead } from '../../ui/notebook/notebook.tsx'
import { NotebookRow } from '../../ui/notebook/notebook-row.tsx'

/** Placeholder of the page, with the same rows. */
export function TasksSkeleton({ id }: { id: string }) {
  return (
    <>
      <NotebookHead>
        <div>
          <h2 id={id} className="sr">
            Loading tasks
          </h2>
          <Skeleton width={180} height={32} />
        </div>
      </NotebookHead>
      <ul aria-hidden="true">
        {[70, 52, 64, 58].map((width) => (
          <NotebookRow
            key={width}
            tick={<Skeleton width={34} height={34} radius={17} />}
            photo={<Skeleton ratio="4 / 5" />}
            title=""
            plant={<Skeleton width={`${width}%`} />}
            marks={<Skeleton width="40%" />}
          />
        ))}
      </ul>
    </>
  )
}
