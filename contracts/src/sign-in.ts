import { z } from 'zod'

/** What the web app needs to know before sign-in. */
export const SignInView = z.object({
  /** The OpenID issuer. */
  authority: z.string(),
  clientId: z.string(),
  /** The sign-out URL, if the issuer's discovery document has none. */
  logoutUrl: z.string().optional(),
  /** Whether the sign-in accepts any e-mail address, for trying Wattle out on your own computer. */
  developmentOnly: z.boolean(),
  /** Whether an AI identifies plants in pictures. Without one, only the hint beside a picture is used. */
  looksAtPictures: z.boolean(),
  /** The URL of the form behind the Feedback links. */
  feedbackUrl: z.string().optional(),
})
export type SignInView = z.infer<typeof SignInView>
