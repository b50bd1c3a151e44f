import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import type { Picture } from './use-picture.ts'

/** Shows why a picture was rejected, with a retry button if that may help. */
export function PictureFailure({ picture: { failure } }: { picture: Pick<Picture, 'failure'> }) {
  if (!failure) return null
  return (
    <Banner tone="error" action={failure.retry && <Button onClick={failure.retry}>Try again</Button>}>
      {failure.message}
    </Banner>
  )
}
