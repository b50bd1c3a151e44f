import { GateDrawing, Sprig } from '../art/large-drawings.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState, ErrorState } from '../ui/feedback/state.tsx'
import type { ListView } from '../ui/navigation/use-list-view.ts'
import { matchText } from '../ui/text/match-text.ts'

/** Shown instead of the list if there are no gardens, none match, or loading failed. */
export function NoGardens({
  view,
  isError,
  busy,
  onRetry,
}: {
  view: ListView
  isError: boolean
  busy: boolean
  onRetry: () => void
}) {
  if (view.search && isError) {
    return (
      <ErrorState message="We couldn’t search the gardens." busy={busy} onRetry={onRetry}>
        Please check your connection and try again.
      </ErrorState>
    )
  }
  if (view.search) {
    return (
      <EmptyState
        card
        title={matchText(0, 'garden', view.search)}
        drawing={<GateDrawing />}
        action={<Button onClick={view.clear}>Clear search</Button>}
      >
        Try the first few letters of its name.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      card
      title="No public gardens yet."
      drawing={<Sprig />}
      action={
        isError && (
          <Button variant="quiet" busy={busy} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {isError
        ? 'The list could not be loaded just now. Please check your connection.'
        : 'When a gardener shares their garden, it will show up here.'}
    </EmptyState>
  )
}
