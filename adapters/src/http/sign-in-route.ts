import { SignInView } from '@wattle/contracts/sign-in.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** Tells the web app where gardeners sign in. */
export const signInRoute: FastifyPluginAsyncZod<{ view: SignInView }> = async (app, { view }) => {
  app.get(
    '/public/sign-in',
    {
      config: { public: true },
      schema: { tags: ['profile'], summary: 'Where gardeners sign in', response: { 200: SignInView } },
    },
    async () => view,
  )
}
