import { Button } from '../ui/buttons/button.tsx'
import { DownloadIcon } from '../ui/download-icon.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { cancelDownload, startDownload, useDownload } from './download.ts'
import styles from './takeout.module.css'

/** Downloads everything in the garden as one file for the gardener to keep. */
export function Takeout() {
  const download = useDownload()
  const isUnderWay = download.state === 'under-way'
  const button = (label: string) => (
    <Button
      icon={<DownloadIcon />}
      busy={isUnderWay}
      busyLabel="Downloading…"
      onClick={() => void startDownload()}
    >
      {label}
    </Button>
  )
  return (
    <div className={styles.takeout}>
      <p>
        Download everything as one ZIP file: a page with your plants and photos, tables for a spreadsheet,
        your tasks for a calendar, and your garden’s whole history. You can also use it to move your garden to
        another copy of Wattle.
      </p>
      {download.state === 'failed' ? (
        <Banner tone="error" action={button('Try again')}>
          Your garden could not be downloaded. {download.message}
        </Banner>
      ) : (
        <div className={styles.actions}>
          {button('Download my garden')}
          {isUnderWay && (
            <Button variant="quiet" onClick={cancelDownload}>
              Cancel
            </Button>
          )}
        </div>
      )}
      {isUnderWay && <ProgressBar value={download.part} label="Download progress" />}
      <p role="status" className="muted small">
        {isUnderWay && 'You can keep looking around. Please leave Wattle open.'}
        {download.state === 'saved' && 'Your garden is in your downloads.'}
      </p>
    </div>
  )
}
