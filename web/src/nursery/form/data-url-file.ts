/** Converts a data URL to a file named `nursery-plant` and a timestamp, with the URL's type or else JPEG. */
export function fileFromDataUrl(dataUrl: string, timestamp: number): File {
  const [head = '', body = ''] = dataUrl.split(',', 2)
  const type = /^data:(image\/[\w.+-]+)/.exec(head)?.[1] ?? 'image/jpeg'
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
  return new File([bytes], `nursery-plant${timestamp}`, { type })
}

export function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
