import { useState } from 'react'
import { messageOf } from '../http/api-error.ts'
import { Button } from '../ui/buttons/button.tsx'
import { showError } from '../ui/feedback/toasts.ts'
import { DownloadIcon } from '../ui/icons.tsx'
import { fetchHistoryFile, type HistoryWanted } from './api.ts'

type Format = 'csv' | 'json'

/** Everything that the list would show, as a file. */
export function Downloads({ wanted, name }: { wanted: HistoryWanted; name: string }) {
  const [busy, setBusy] = useState<Format | null>(null)

  async function download(format: Format): Promise<void> {
    setBusy(format)
    try {
      save(await fetchHistoryFile(wanted, format), `${name}.${format}`)
    } catch (error) {
      showError(`The history could not be downloaded. ${messageOf(error)}`, () => void download(format))
    }
    setBusy(null)
  }

  return (
    <>
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          icon={<DownloadIcon />}
          busy={busy === format}
          onClick={() => void download(format)}
        >
          Download {format.toUpperCase()}
        </Button>
      ))}
    </>
  )
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers begin to save only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
