const pictureTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp']
const largest = 10 * 1024 * 1024

/** What is wrong with a file for the gallery, if anything. */
export function pictureError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type)) {
    return 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.'
  }
  return size > largest ? 'File too large. Please upload an image smaller than 10MB.' : undefined
}
