import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/state.tsx'
import type { ListView } from '../../ui/navigation/use-list-view.ts'
import { matchText } from '../../ui/text/match-text.ts'

/** No plant matches the search; offers to clear it. */
export function NothingFound({ view }: { view: ListView }) {
  return (
    <EmptyState
      card
      title={matchText(0, 'plant', view.search)}
      drawing={<SeedDrawing />}
      action={<Button onClick={view.clear}>Clear search</Button>}
    >
      Try the first few letters of its name or species.
    </EmptyState>
  )
}
