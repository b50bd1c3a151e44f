import type { SignInSettings } from '@wattle/adapters/identity/port.ts'
import { SignInView } from '@wattle/contracts/sign-in.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

export type SignInRouteOptions = {
  signIn: SignInSettings
  /** The form behind the Feedback links, where there is one. */
  feedbackUrl: string | undefined
}

/** Tells the web app where gardeners sign in. */
export const signInRoute: FastifyPluginAsyncZod<SignInRouteOptions> = async (
  app,
  { signIn, feedbackUrl },
) => {
  const view: SignInView = { ...signIn, ...(feedbackUrl ? { feedbackUrl } : {}) }
  app.get(
    '/public/sign-in',
    {
      config: { public: true },
      schema: { tags: ['profile'], summary: 'Where gardeners sign in', response: { 200: SignInView } },
    },
    async () => view,
  )
}
