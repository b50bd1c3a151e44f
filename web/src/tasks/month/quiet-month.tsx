import { type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import { NoteDrawing } from '../../art/note-drawing.tsx'
import { Bloom } from '../../art/notebook-drawings.tsx'
import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/state.tsx'
import { monthName, monthText } from '../../ui/text/dates.ts'
import { LeftOver, type LeftOverMonths } from './left-over.tsx'

export type Turn = {
  /** The number of tasks without the filters, if none matches them. */
  hidden: number
  onClear: () => void
  onTurn: (month: CivilMonth) => void
  onShowCompleted: () => void
}

/** A month without pending tasks: all done, before the first task, after the last, or none that matches the filters. */
export default function QuietMonth({
  month,
  today,
  total,
  isFiltered,
  isPlantless,
  leftOver,
  hidden,
  onClear,
  onTurn,
  onShowCompleted,
}: {
  month: CivilMonth
  today: string
  total: number
  isFiltered: boolean
  isPlantless: boolean
  leftOver: LeftOverMonths
} & Turn) {
  const thisMonth = monthOf(today)
  if (hidden > 0) {
    return (
      <EmptyState
        title="Nothing matches these filters"
        drawing={<NoteDrawing />}
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Without them there {hidden === 1 ? 'is one task' : `are ${hidden} tasks`} here.
      </EmptyState>
    )
  }
  if (total > 0) {
    return (
      <>
        <LeftOver months={leftOver} today={today} />
        <EmptyState
          title={isFiltered ? 'These are done' : `${monthName(month)} is done`}
          drawing={<Bloom />}
          action={<Button onClick={onShowCompleted}>See what you did</Button>}
        >
          {finishedText(total, isFiltered)} Enjoy the garden.
        </EmptyState>
      </>
    )
  }
  const isPast = month < thisMonth
  return (
    <>
      <LeftOver months={leftOver} today={today} />
      <EmptyState
        title={isPast ? 'No more previous tasks' : 'No more future tasks'}
        drawing={isPast ? <SeedDrawing /> : <NoteDrawing />}
        action={
          month !== thisMonth ? (
            <Button onClick={() => onTurn(thisMonth)}>Back to this month</Button>
          ) : (
            isPlantless && (
              <>
                <p>
                  Wattle plans a year of care for each plant you add, and its tasks appear here by themselves.
                </p>
                <ButtonLink to="/my-plants?plant" variant="primary">
                  Add a plant to get its tasks
                </ButtonLink>
              </>
            )
          )
        }
      >
        {isPast
          ? `Nothing was planned for ${monthText(month)}.`
          : `Recurring tasks will be created once they are due${isPlantless ? '' : '. Each plant’s page shows its whole year.'}`}
      </EmptyState>
    </>
  )
}

function finishedText(total: number, isFiltered: boolean) {
  const which = isFiltered ? ' like these' : ''
  if (total === 1) return `The one task${which} is finished.`
  return `${total === 2 ? 'Both' : `All ${total}`} tasks${which} are finished.`
}
