/** A garden's pictures in the order they are shown: the feature image first, none twice. */
export function galleryImages({
  featureImageUrl,
  galleryImageUrls,
}: {
  featureImageUrl: string | null
  galleryImageUrls: readonly string[]
}): string[] {
  return [...new Set([featureImageUrl, ...galleryImageUrls])].flatMap((url) => url || [])
}
