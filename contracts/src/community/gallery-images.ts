/** A garden's pictures in display order: the feature image first, without duplicates. */
export function galleryImages({
  featureImageUrl,
  galleryImageUrls,
}: {
  featureImageUrl: string | null
  galleryImageUrls: readonly string[]
}): string[] {
  return [...new Set([featureImageUrl, ...galleryImageUrls])].flatMap((url) => url || [])
}
