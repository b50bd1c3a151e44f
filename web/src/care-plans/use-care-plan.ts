import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { invalidateAnswers } from '../cache/answer-contents.ts'
import { carePlanQueries } from './api.ts'
import { isAwaited, outcomeOf, polled, readsOf } from './polling.ts'

/** A plant's plan, polled while it is being made, up to the limit. `wait` restarts the polling. */
export function useCarePlan(plantId: string) {
  const client = useQueryClient()
  const state = () => client.getQueryState(carePlanQueries.ofPlant(plantId).queryKey)
  const [readsBefore, setReadsBefore] = useState(() => readsOf(state()))
  const query = useQuery({
    ...polled(plantId, (now) => isAwaited(now, readsBefore)),
    // Re-renders after every read, even an unchanged one, because reads are counted.
    notifyOnChangeProps: 'all',
  })
  const isGenerating = query.data?.plan.status === 'generating'
  const now = state()
  const isLate = isGenerating && now !== undefined && outcomeOf(now, readsBefore)?.status === 'late'

  const wasGenerating = useRef(false)
  useEffect(() => {
    if (wasGenerating.current && !isGenerating) void invalidateAnswers(client, ['tasks'])
    wasGenerating.current = isGenerating
  }, [client, isGenerating])

  return { ...query, isLate, wait: () => setReadsBefore(readsOf(state())) }
}
