import type { SignInSettings } from '@wattle/adapters/identity/port.ts'
import { SignInView } from '@wattle/contracts/sign-in.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

type SignInRouteOptions = {
  signIn: SignInSettings
  /** Whether an AI looks at pictures. */
  looksAtPictures: boolean
  /** The form behind the Feedback links, if any. */
  feedbackUrl: string | undefined
}

/** Tells the web app where gardeners sign in, and what this server can do. */
export const signInRoute: FastifyPluginAsyncZod<SignInRouteOptions> = async (
  app,
  { signIn, looksAtPictures, feedbackUrl },
) => {
  const view: SignInView = { ...signIn, looksAtPictures, ...(feedbackUrl ? { feedbackUrl } : {}) }
  app.get(
    '/public/sign-in',
    {
      config: { public: true },
      schema: { tags: ['profile'], summary: 'Where gardeners sign in', response: { 200: SignInView } },
    },
    async () => view,
  )
}
