/**
 * Only a garden with a complete profile can be listed or publish plants: a display name, a description and a
 * feature image.
 */
export function isComplete(profile: {
  readonly displayName: string | null
  readonly about: string
  readonly featureImageUrl: string | null
}): boolean {
  return profile.displayName !== null && profile.about !== '' && profile.featureImageUrl !== null
}
