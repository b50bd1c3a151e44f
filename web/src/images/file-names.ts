const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/avif': 'avif',
}

/** The file's name with `.jpg` in place of its extension. */
export function asJpg(name: string): string {
  return `${name.replace(/\.[^./\\]*$/, '') || 'picture'}.jpg`
}

/** The name, with an extension added for its type if it has none. */
export function withExtension(name: string, type: string): string {
  if (/\.[a-z0-9]+$/i.test(name)) return name
  return `${name || 'picture'}.${extensions[type] ?? 'jpg'}`
}

/** The extension of a file name, without its dot. */
export function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase()
}
