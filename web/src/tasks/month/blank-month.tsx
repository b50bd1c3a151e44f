import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import { type ReactNode, useId } from 'react'
import { Notebook } from '../../ui/notebook/notebook.tsx'
import { monthText } from '../../ui/text/dates.ts'
import { MonthNav } from './month-nav.tsx'

/** A page of the notebook without rows: the month, the way to its neighbours, and in `children` why it is blank. */
export function BlankMonth({
  month,
  onTurn,
  children,
}: {
  month: CivilMonth
  onTurn: (month: CivilMonth) => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <Notebook labelledBy={id} blank>
      <MonthNav month={month} titleShown onTurn={onTurn} />
      <span id={id} className="sr">
        {monthText(month)}
      </span>
      {children}
    </Notebook>
  )
}
