import { useState } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/dialog/close-dialog.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { showError, showToast } from '../ui/feedback/toasts.ts'
import { WorkCard } from '../ui/feedback/work-card.tsx'
import { Facts } from '../ui/page/facts.tsx'
import { PriorityMark } from '../ui/page/pill.tsx'
import styles from './showcase.module.css'
import { ShowcaseFields } from './showcase-fields.tsx'
import { Part } from './showcase-part.tsx'

/** Toasts, banners and long work. */
export function ShowcaseMessages() {
  return (
    <Part title="Banners and toasts">
      <div className={styles.wrap}>
        <Button
          onClick={() =>
            showToast('Eureka Lemon added successfully!', { action: { label: 'View', run: () => {} } })
          }
        >
          Say something
        </Button>
        <Button
          onClick={() =>
            showError('Failed to update task status. Please try again.', () => showToast('Saved'))
          }
        >
          Report an error
        </Button>
      </div>
      <Banner action={<Button>Reload</Button>}>A new version is ready.</Banner>
      <Banner tone="error" action={<Button>Retry</Button>}>
        Failed to load plants. Some features may be limited.
      </Banner>
      <WorkCard
        title="The AI is currently generating the annual care plan"
        steps={['Asked', 'Planning the year', 'Checking']}
        step={1}
        seconds={40}
      />
    </Part>
  )
}

export function ShowcaseDialogs() {
  const [open, setOpen] = useState<'confirm' | 'form' | 'facts' | null>(null)
  const close = () => setOpen(null)
  return (
    <Part title="Dialogs">
      <div className={styles.wrap}>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('form')}>Form</Button>
        <Button onClick={() => setOpen('facts')}>Facts</Button>
      </div>
      {open === 'confirm' && (
        <ConfirmDialog
          title="Delete Location"
          thing={{ name: 'Front Verandah', detail: '4 plants, 23 tasks', emoji: '🪴', bed: 'apricot' }}
          confirmLabel="Delete Location"
          onConfirm={() => {}}
          onClose={close}
        >
          This also deletes all its plants and their tasks. It cannot be undone.
        </ConfirmDialog>
      )}
      {open === 'form' && (
        <Dialog
          title="Add Task"
          dirty
          onClose={close}
          onSubmit={() => void showToast('Still here, above the dialog')}
          footer={
            <>
              <DialogCancel />
              <Button variant="primary" type="submit">
                Add Task
              </Button>
            </>
          }
        >
          <ShowcaseFields />
        </Dialog>
      )}
      {open === 'facts' && (
        <Dialog
          title="Spray for citrus leafminer"
          onClose={close}
          footer={<DialogCancel>Close</DialogCancel>}
        >
          <p className="why">New spring leaves are soft now. Use oil on a cool, still day.</p>
          <Facts
            facts={[
              { name: 'Status', value: 'To do' },
              { name: 'Priority', value: <PriorityMark priority={1} /> },
              { name: 'Due', value: 'Sat 21 Nov 2026' },
            ]}
          />
        </Dialog>
      )}
    </Part>
  )
}
