/**
 * Puts a text on the clipboard that is still on its way. It is asked for within the click, because WebKit and Firefox take
 * nothing later; a text that does not come rejects.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text)
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  // A browser that refuses first does not wait for it.
  blob.catch(() => undefined)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
