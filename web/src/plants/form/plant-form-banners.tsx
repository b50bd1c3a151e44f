import { Banner } from '../../ui/feedback/banner.tsx'
import { narrow, useMedia } from '../../ui/use-media.ts'
import { alerts, type missingFrom, saveFailure } from './plant-form-checks.ts'

/** What keeps a plant from being saved, above its fields. Narrow screens name each missing answer there. */
export function PlantFormBanners({
  missing,
  asksAboutPhoto,
  error,
  hasPictureFailed,
  isNew,
}: {
  missing: ReturnType<typeof missingFrom>
  asksAboutPhoto: boolean
  error: unknown
  /** Then the picture itself says what went wrong. */
  hasPictureFailed: boolean
  isNew: boolean
}) {
  const isNarrow = useMedia(narrow)
  return (
    <>
      {isNarrow &&
        missing.map((each) => (
          <Banner key={each} tone="error">
            {alerts[each]}
          </Banner>
        ))}
      {isNarrow && asksAboutPhoto && !missing.includes('image') && (
        <Banner tone="error">{alerts.image}</Banner>
      )}
      {!isNarrow && missing.includes('location') && <Banner tone="error">Please select a location</Banner>}
      {error !== undefined && !hasPictureFailed && <Banner tone="error">{saveFailure(error, isNew)}</Banner>}
    </>
  )
}
