import { z } from 'zod'

/** What the web app must know before anybody has signed in. */
export const SignInView = z.object({
  /** The OpenID issuer. */
  authority: z.string(),
  clientId: z.string(),
  /** Where signing out leads, when the issuer's own discovery does not say. */
  logoutUrl: z.string().optional(),
  /** The sign-in believes any e-mail: for trying Wattle out on one's own computer. */
  developmentOnly: z.boolean(),
  /** The form behind the Feedback links. */
  feedbackUrl: z.string().optional(),
})
export type SignInView = z.infer<typeof SignInView>
