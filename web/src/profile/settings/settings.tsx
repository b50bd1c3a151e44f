import { useQuery } from '@tanstack/react-query'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { type ComponentType, Suspense } from 'react'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/state.tsx'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { profileQueries } from '../api.ts'
import { SettingsForm } from './settings-form.tsx'

/** The settings: what Wattle knows about the gardener, and what neighbours may see. */
export default function Settings({ Leave }: { Leave: ComponentType<{ saved: PreferencesView }> }) {
  const preferences = useQuery(profileQueries.preferences())
  const skeleton = useSkeleton(preferences.isPending)
  return (
    <>
      <PageHead title="Settings" lead="What Wattle knows about you and your garden" />
      <div aria-busy={preferences.isPending}>
        {preferences.data && !skeleton ? (
          <SettingsForm saved={preferences.data}>
            <Suspense fallback={null}>
              <Leave saved={preferences.data} />
            </Suspense>
          </SettingsForm>
        ) : preferences.isError ? (
          <ErrorState
            message="Your settings could not be loaded."
            busy={preferences.isFetching}
            onRetry={() => void preferences.refetch()}
          >
            Nothing is lost. They are kept with your garden.
          </ErrorState>
        ) : (
          skeleton && <Skeleton height={520} radius={20} />
        )}
      </div>
    </>
  )
}
