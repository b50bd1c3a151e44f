import { messageOf } from '../http/api-error.ts'
import { Menu } from '../ui/buttons/menu.tsx'
import { showError } from '../ui/feedback/toasts.ts'
import { fetchHistoryFile, type HistoryWanted } from './api.ts'
import { DownloadIcon } from './history-icons.tsx'

/** Everything that the list would show, as a file. */
export function Downloads({ wanted, name }: { wanted: HistoryWanted; name: string }) {
  async function download(format: 'csv' | 'json'): Promise<void> {
    try {
      save(await fetchHistoryFile(wanted, format), `${name}.${format}`)
    } catch (error) {
      showError(`The history could not be downloaded. ${messageOf(error)}`, () => void download(format))
    }
  }

  return (
    <Menu
      framed
      label="Download the history"
      icon={<DownloadIcon />}
      items={[
        { label: 'Download CSV', onSelect: () => void download('csv') },
        { label: 'Download JSON', onSelect: () => void download('json') },
      ]}
    />
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
