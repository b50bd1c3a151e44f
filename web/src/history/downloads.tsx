import { messageOf } from '../http/api-error.ts'
import { Menu } from '../ui/buttons/menu.tsx'
import { DownloadIcon } from '../ui/download-icon.tsx'
import { clearFailure, showFailure } from '../ui/feedback/failure.ts'
import { saveFile } from '../ui/save-file.ts'
import { fetchHistoryFile, type HistoryWanted } from './api.ts'

const action = 'download history'

/** Downloads everything that the list would show. */
export function Downloads({ wanted, name }: { wanted: HistoryWanted; name: string }) {
  async function download(format: 'csv' | 'json'): Promise<void> {
    clearFailure(action)
    try {
      saveFile(await fetchHistoryFile(wanted, format), `${name}.${format}`)
    } catch (error) {
      showFailure(
        action,
        `The history could not be downloaded. ${messageOf(error)}`,
        () => void download(format),
      )
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
