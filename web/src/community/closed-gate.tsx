import { GateDrawing } from '../art/large-drawings.tsx'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/state.tsx'

/** Shown instead of a public garden or plant that does not exist or is no longer public. */
export function ClosedGate({ title }: { title: string }) {
  return (
    <EmptyState
      card
      level={1}
      title={title}
      drawing={<GateDrawing />}
      action={
        <ButtonLink variant="primary" to="/public">
          Visit Community Gardens
        </ButtonLink>
      }
    >
      Its gardener may have made it private or removed it, or there may be a typo in the link.
    </EmptyState>
  )
}
