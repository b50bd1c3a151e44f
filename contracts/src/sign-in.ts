import { z } from 'zod'

/** What the web app must know before anybody has signed in. */
export const SignInView = z.object({
  /** The OpenID issuer. */
  authority: z.string(),
  clientId: z.string(),
  /** The sign-out address, if the issuer's discovery document has none. */
  logoutUrl: z.string().optional(),
  /** The sign-in accepts any e-mail address: for trying Wattle out on your own computer. */
  developmentOnly: z.boolean(),
  /** An AI looks at pictures of plants. Without one, only the hint beside a picture says what it shows. */
  looksAtPictures: z.boolean(),
  /** The form behind the Feedback links. */
  feedbackUrl: z.string().optional(),
})
export type SignInView = z.infer<typeof SignInView>
