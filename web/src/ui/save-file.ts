/** Makes the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers start saving only after this task, so the URL is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
