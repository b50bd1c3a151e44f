import { useState } from 'react'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Menu } from '../ui/buttons/menu.tsx'
import { showToast } from '../ui/feedback/toasts.ts'
import { TickBox } from '../ui/fields/tick-box.tsx'
import { DropIcon, EditIcon, PlusIcon, TrashIcon } from '../ui/garden-icons.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { CountCircle } from '../ui/page/count-circle.tsx'
import { CountBadge, Pill, PriorityMark } from '../ui/page/pill.tsx'
import { VisibilityMark } from '../ui/page/visibility-mark.tsx'
import styles from './showcase.module.css'
import { Part } from './showcase-part.tsx'

/** Buttons, ticks and marks. */
export function ShowcaseButtons() {
  const [ticks, setTicks] = useState([false, true, true, false])
  const tick = (index: number) => (checked: boolean) =>
    setTicks(ticks.map((was, at) => (at === index ? checked : was)))
  return (
    <Part title="Buttons and marks">
      <div className={styles.wrap}>
        <Button variant="primary" icon={<PlusIcon />}>
          Add Plant
        </Button>
        <Button>Change visibility</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger" icon={<TrashIcon />}>
          Delete
        </Button>
        <Button variant="primary" busy busyLabel="Saving…">
          Save
        </Button>
        <Button disabled>Not yet</Button>
        <ButtonLink to="/ui">A link</ButtonLink>
        <IconButton label="Edit" icon={<EditIcon />} />
        <Menu
          label="More for Eureka Lemon"
          framed
          items={[
            { label: 'Edit plant', icon: <EditIcon />, onSelect: () => showToast('Edit') },
            { label: 'Mark as done', icon: <CheckIcon />, onSelect: () => showToast('Done') },
            { label: 'Delete plant', icon: <TrashIcon />, onSelect: () => showToast('Delete'), danger: true },
          ]}
        />
      </div>
      <div className={styles.wrap}>
        <TickBox label="To do" checked={ticks[0] ?? false} onChange={tick(0)} />
        <TickBox label="Done" checked={ticks[1] ?? false} onChange={tick(1)} />
        <TickBox label="In flight" checked={ticks[2] ?? false} onChange={tick(2)} disabled />
        <TickBox label="Large" checked={ticks[3] ?? false} onChange={tick(3)} large />
      </div>
      <div className={styles.wrap}>
        <PriorityMark priority={1} />
        <PriorityMark priority={2} />
        <PriorityMark priority={3} />
        <VisibilityMark visibility="public" />
        <VisibilityMark visibility="mixed" />
        <VisibilityMark visibility="private" />
        <Pill icon={<DropIcon />}>Moist</Pill>
        <CountBadge count={4} unit="tasks" />
        <CountCircle count={17} unit="plants" />
      </div>
    </Part>
  )
}
