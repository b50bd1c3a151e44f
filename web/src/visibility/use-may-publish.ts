import { useQuery } from '@tanstack/react-query'
import { isComplete } from '@wattle/contracts/profile/complete-profile.ts'
import { profileQueries } from '../profile/api.ts'

/** Whether the community profile is complete, as publishing requires. True while unknown; the server then decides. */
export function useMayPublish(): boolean {
  const { data } = useQuery(profileQueries.preferences())
  return !data || isComplete(data)
}
