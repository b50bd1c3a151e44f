import type { HistoryKind } from '@wattle/contracts/history/kinds.ts'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { ClockIcon, EditIcon, GlobeIcon, SwapIcon, TrashIcon, WandIcon } from '../ui/garden-icons.tsx'
import { CheckIcon, ImageIcon, WarnIcon } from '../ui/icons.tsx'
import { HomeIcon, NurseryIcon, PlantsIcon, SettingsIcon } from '../ui/navigation-icons.tsx'
import styles from './timeline.module.css'

type Mark = { icon: ReactNode; tone?: string | undefined }

const ofKind: Record<HistoryKind, Mark> = {
  plants: { icon: <PlantsIcon /> },
  tasks: { icon: <CheckIcon /> },
  'care-plans': { icon: <WandIcon />, tone: styles.terracotta },
  visibility: { icon: <GlobeIcon />, tone: styles.sky },
  locations: { icon: <HomeIcon />, tone: styles.honey },
  nursery: { icon: <NurseryIcon />, tone: styles.honey },
  profile: { icon: <SettingsIcon />, tone: styles.jacaranda },
}

/** Event types that look different from the rest of their kind. */
const ofType: Partial<Record<string, Mark>> = {
  PlantPhotographed: { icon: <ImageIcon />, tone: styles.honey },
  PlantMoved: { icon: <SwapIcon />, tone: styles.sky },
  PlantRenamed: { icon: <EditIcon />, tone: styles.jacaranda },
  PlantingCorrected: { icon: <EditIcon />, tone: styles.jacaranda },
  CareInstructionsRevised: { icon: <EditIcon />, tone: styles.jacaranda },
  TaskReopened: { icon: <ClockIcon />, tone: styles.honey },
  TaskReworded: { icon: <EditIcon />, tone: styles.jacaranda },
  PlantDeleted: { icon: <TrashIcon />, tone: styles.terracotta },
  LocationDeleted: { icon: <TrashIcon />, tone: styles.terracotta },
  TaskDeleted: { icon: <TrashIcon />, tone: styles.terracotta },
}

/** An entry's icon on the vine. `kind` is null if the server could not read the event. */
export function EntryMark({ kind, type }: { kind: HistoryKind | null; type: string }) {
  const { icon, tone } = ofType[type] ?? (kind ? ofKind[kind] : { icon: <WarnIcon /> })
  return (
    <span className={classNames(styles.leaf, tone)} aria-hidden="true">
      {icon}
    </span>
  )
}
