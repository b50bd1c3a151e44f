import { addMonths, type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import { monthsText } from '@wattle/contracts/guide/months-text.ts'
import type { GuideJobView, GuidePlantResponse } from '@wattle/contracts/guide/views.ts'
import care from '../../plants/details/care-list.module.css'
import { useToday } from '../../profile/use-today.ts'
import { YearStrip } from '../../ui/notebook/year-strip.tsx'
import { PriorityMark } from '../../ui/page/pill.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { PlaceLine, type Tell } from '../place-line.tsx'

/** A plant's year at the reader's place: the busy months, then each job with its good months. */
export function GuideYear({
  place,
  own,
  plant,
  onTell,
}: GuidePlantResponse & { own: string | undefined; onTell: Tell }) {
  const now = monthOf(useToday())
  return (
    <section className={care.care} aria-labelledby="guide-year">
      <SectionHead id="guide-year" title="Its year" />
      <PlaceLine place={place} own={own} onTell={onTell} />
      {place && (
        <>
          {plant.unusual && <p>{plant.unusual}.</p>}
          <YearStrip months={yearFrom(now, plant.year)} now={now} tropical={place.zone === 'tropical'} />
          <dl>
            {fromNowOn(plant.year, now).map(({ rule, goodMonths, title, description, only, priority }) => (
              <div key={rule}>
                <dt>{monthsText(goodMonths)}</dt>
                <dd>
                  <strong>{title}</strong> <PriorityMark priority={priority} />
                  {only && <span className="muted"> ({only === 'pot' ? 'in a pot' : 'in the ground'})</span>}
                  <p>{description}</p>
                </dd>
              </div>
            ))}
          </dl>
          <p className="small muted">
            Mains water: {place.water.text} ({place.water.source.name}; rules change)
          </p>
          <p className="small muted">
            From Wattle’s plant guide, which follows what Australian gardening sources publish; climate from
            averages of the Bureau of Meteorology. Seasons differ, so look at the plant before you look at the
            calendar.
          </p>
        </>
      )}
    </section>
  )
}

/** Jobs in order of their next good month. */
export function fromNowOn(year: readonly GuideJobView[], now: CivilMonth): GuideJobView[] {
  const monthsTo = (month: number) => (month + 12 - Number(now.slice(5))) % 12
  const next = ({ goodMonths }: GuideJobView) => Math.min(...goodMonths.map(monthsTo))
  return year.toSorted((a, b) => next(a) - next(b) || a.priority - b.priority)
}

/** The twelve months from this one on, each with the jobs it is good for. */
export function yearFrom(now: CivilMonth, year: readonly GuideJobView[]) {
  return Array.from({ length: 12 }, (_, ahead) => {
    const month = addMonths(now, ahead)
    const jobs = year.filter(({ goodMonths }) => goodMonths.includes(Number(month.slice(5))))
    return { month, tasks: jobs.length, priorities: [...new Set(jobs.map(({ priority }) => priority))] }
  })
}
