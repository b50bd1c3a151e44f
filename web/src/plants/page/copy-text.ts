/**
 * Copies a text that is still loading to the clipboard. `write` is called within the click, because WebKit and Firefox
 * refuse later calls. Rejects if the text's promise rejects.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  // Avoids an unhandled rejection if the browser refuses before the text has loaded.
  blob.catch(() => undefined)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
