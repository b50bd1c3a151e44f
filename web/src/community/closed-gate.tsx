import { GateDrawing } from '../art/large-drawings.tsx'
import { ButtonLink } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/state.tsx'

/** What stands where something public is not, or not any more. */
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
