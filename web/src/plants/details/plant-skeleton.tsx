import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import layout from './plant-layout.module.css'

/** Placeholder of a plant's page. */
export function PlantSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        Loading this plant
      </p>
      <Skeleton className={layout.back} width={130} height={20} />
      <div className={layout.plant}>
        <Skeleton ratio="4 / 5" radius={6} />
        <div className="stack">
          <Skeleton width="60%" height={40} />
          <Skeleton width="40%" height={24} />
          <Skeleton height={72} />
          <Skeleton height={220} />
        </div>
      </div>
    </div>
  )
}
