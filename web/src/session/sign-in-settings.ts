import { queryOptions } from '@tanstack/react-query'
import type { SignInView } from '@wattle/contracts/sign-in.ts'
import { publicGet } from '../http/public-client.ts'

/**
 * Where gardeners of this server sign in, and where feedback goes. Never refetched, because it does not
 * change while the app is open.
 */
export const signInSettingsQuery = queryOptions({
  queryKey: ['sign-in-settings'],
  queryFn: ({ signal }) => publicGet<SignInView>('/public/sign-in', signal),
  staleTime: Number.POSITIVE_INFINITY,
})
