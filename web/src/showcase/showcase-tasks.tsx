import { useState } from 'react'
import { Bloom } from '../art/notebook-drawings.tsx'
import lemon from '../art/photographs/lemon.svg'
import rose from '../art/photographs/rose.svg'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Menu } from '../ui/buttons/menu.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { EmptyState } from '../ui/feedback/state.tsx'
import { TickBox } from '../ui/fields/tick-box.tsx'
import { ClockIcon, EditIcon, TrashIcon } from '../ui/garden-icons.tsx'
import { CalendarIcon, RepeatIcon } from '../ui/icons.tsx'
import { MonthSection, MonthSheet, Notebook, NotebookHead, NotebookTab } from '../ui/notebook/notebook.tsx'
import { Meta, NotebookRow } from '../ui/notebook/notebook-row.tsx'
import { YearStrip } from '../ui/notebook/year-strip.tsx'
import { Photo } from '../ui/page/photo.tsx'
import { CountBadge, PriorityMark } from '../ui/page/pill.tsx'
import { narrow, useMedia } from '../ui/use-media.ts'
import styles from './showcase.module.css'

const year = [
  { month: '2026-11', tasks: 2, priorities: [1, 2] },
  { month: '2026-12', tasks: 2, priorities: [1, 2] },
  { month: '2027-01', tasks: 0, priorities: [] },
  { month: '2027-02', tasks: 0, priorities: [] },
  { month: '2027-03', tasks: 1, priorities: [1] },
  { month: '2027-04', tasks: 0, priorities: [] },
  { month: '2027-05', tasks: 3, priorities: [3, 1, 2] },
  { month: '2027-06', tasks: 0, priorities: [] },
  { month: '2027-07', tasks: 0, priorities: [] },
  { month: '2027-08', tasks: 1, priorities: [1] },
  { month: '2027-09', tasks: 1, priorities: [1] },
  { month: '2027-10', tasks: 0, priorities: [] },
] as const

/** A month as a page of the notebook, a year below it. */
export function ShowcaseTasks() {
  return (
    <div className={`${styles.wide} stack`}>
      <Notebook labelledBy="this-month">
        <NotebookHead>
          <div>
            <h2 id="this-month">This Month</h2>
            <p className="muted">November 2026, late spring</p>
          </div>
          <div className={styles.sum}>
            <p className="small muted">9 of 14 done</p>
            <ProgressBar value={0.64} />
          </div>
        </NotebookHead>
        <section aria-label="Front Verandah">
          <NotebookTab bed="apricot" mark="🪴" name="Front Verandah">
            <CountBadge count={2} unit="to do" />
            <span className="small">1 done</span>
          </NotebookTab>
          <ul>
            <Row title="Spray for citrus leafminer" photo={lemon} product late={false} />
            <Row title="Deadhead spent blooms" photo={rose} late />
            <NotebookRow
              state="arrived"
              tick={<TickBox label="Not done: Check for scale" checked onChange={() => {}} />}
              photo={<Photo src={lemon} />}
              title="Check under leaves for scale"
              onOpen={() => {}}
              plant="Eureka Lemon"
              doneNote="Just now"
            />
          </ul>
        </section>
      </Notebook>
      <YearStrip months={year} now="2026-11" />
      <MonthSheet>
        <MonthSection id="m1" title="This Month" detail="November 2026" current>
          <Row title="Feed with citrus food" product late={false} />
          <Row title="Water deeply before hot days" late={false} />
        </MonthSection>
        <MonthSection id="m2" title="December" detail="2026">
          <NotebookRow
            title="Only to be read"
            reason="The second feed of the season goes straight into the swelling fruit."
            marks={<PriorityMark priority={3} />}
          />
        </MonthSection>
      </MonthSheet>
      <Notebook labelledBy="next-month" blank>
        <NotebookHead>
          <h2 id="next-month">December</h2>
        </NotebookHead>
        <EmptyState title="All done for this month" drawing={<Bloom />} level={3}>
          Enjoy the garden.
        </EmptyState>
      </Notebook>
    </div>
  )
}

function Row({
  title,
  photo,
  product,
  late,
}: {
  title: string
  photo?: string
  product?: boolean
  late: boolean
}) {
  const [done, setDone] = useState(false)
  const isNarrow = useMedia(narrow)
  return (
    <NotebookRow
      state={done ? 'leaving' : 'pending'}
      tick={<TickBox label={`Mark as done: ${title}`} checked={done} onChange={setDone} />}
      photo={photo && <Photo src={photo} />}
      title={title}
      onOpen={() => {}}
      plant="Eureka Lemon"
      reason="Soft spring leaves, and today stays below 28°."
      marks={
        <>
          <PriorityMark priority={1} />
          <Meta icon={<CalendarIcon size={16} />} late={late}>
            {late ? 'Was due Tue 17 Nov, still worth doing' : 'Due today'}
          </Meta>
          <Meta icon={<ClockIcon size={16} />}>20 min</Meta>
          <Meta icon={<RepeatIcon size={16} />}>Monthly in spring</Meta>
        </>
      }
      product={product ? { name: 'Horticultural oil', link: 'https://example.com/' } : undefined}
      tools={
        isNarrow ? (
          <Menu
            label={`More for ${title}`}
            items={[
              { label: 'Edit', icon: <EditIcon />, onSelect: () => {} },
              { label: 'Delete', icon: <TrashIcon />, onSelect: () => {}, danger: true },
            ]}
          />
        ) : (
          <>
            <IconButton label={`Edit ${title}`} icon={<EditIcon />} />
            <IconButton label={`Delete ${title}`} icon={<TrashIcon />} />
          </>
        )
      }
    />
  )
}
