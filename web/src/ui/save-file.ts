/** Has the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers begin to save only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
