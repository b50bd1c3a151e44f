import { Button } from '../ui/buttons/button.tsx'
import { Menu } from '../ui/buttons/menu.tsx'
import { PlusIcon } from '../ui/garden-icons.tsx'
import { RepeatIcon } from '../ui/icons.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { SelectButton } from '../ui/selection/select-button.tsx'
import type { Selection } from '../ui/selection/selection.ts'
import styles from './tasks.module.css'

/** The page's head, with buttons to add a task, select tasks, and plan the care again. */
export function TasksHead({
  selection,
  isNew,
  onAdd,
  onRegenerate,
}: {
  selection: Selection
  /** Whether there is nothing yet to select or plan again. */
  isNew: boolean
  onAdd: () => void
  onRegenerate: () => void
}) {
  return (
    <PageHead
      title="Plant Maintenance Tasks"
      actions={
        <div className={styles.actions}>
          <Button variant={isNew ? 'secondary' : 'primary'} icon={<PlusIcon />} onClick={onAdd}>
            Add Task
          </Button>
          {!isNew && (
            <>
              <SelectButton selection={selection} what="task" />
              <Menu
                label="More for all tasks"
                framed
                items={[
                  {
                    label: 'Plan the care again',
                    icon: <RepeatIcon />,
                    onSelect: onRegenerate,
                  },
                ]}
              />
            </>
          )}
        </div>
      }
    />
  )
}
