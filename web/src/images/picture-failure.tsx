import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import type { Picture } from './use-picture.ts'

/** Says why a picture was not taken, with a way to try it again where that may help. */
export function PictureFailure({ picture: { failure } }: { picture: Pick<Picture, 'failure'> }) {
  if (!failure) return null
  return (
    <Banner tone="error" action={failure.retry && <Button onClick={failure.retry}>Try again</Button>}>
      {failure.message}
    </Banner>
  )
}
