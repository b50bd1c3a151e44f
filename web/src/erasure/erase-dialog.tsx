import { graceDays } from '@wattle/contracts/erasure/grace-period.ts'
import { longestName } from '@wattle/contracts/text-limits.ts'
import { useState } from 'react'
import { messageOf } from '../http/api-error.ts'
import { hiddenText } from '../http/with-behind.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/dialog/close-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { showToast } from '../ui/feedback/toasts.ts'
import { TextField } from '../ui/fields/text-field.tsx'
import { useIfMounted } from '../ui/navigation/use-if-mounted.ts'
import { useSubmit } from '../ui/use-submit.ts'
import styles from './erasure.module.css'
import { useLastDay } from './use-last-day.ts'
import { useRequestErasure } from './writes.ts'

const word = 'erase'

/** Explains an erasure before requesting it. Typing the word prevents an accidental request. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [isMistyped, setIsMistyped] = useState(false)
  const { mutateAsync } = useRequestErasure()
  const { submit, isSending, problem } = useSubmit(messageOf)
  const lastDay = useLastDay()
  const ifMounted = useIfMounted()

  const save = async () => {
    const { answer, isBehind } = await mutateAsync()
    ifMounted(onClose)
    showToast(hiddenText(`Your garden will be erased on ${lastDay(answer.eraseAfter)}`, isBehind))
  }
  const send = () => {
    const isRight = typed.trim().toLowerCase() === word
    setIsMistyped(!isRight)
    return submit({}, isRight ? save : null)
  }
  return (
    <Dialog
      title="Erase your garden?"
      onClose={onClose}
      onSubmit={send}
      footer={
        <>
          <DialogCancel disabled={isSending}>Keep my garden</DialogCancel>
          <Button type="submit" variant="danger" busy={isSending} busyLabel="Saving…">
            Erase in {graceDays} days
          </Button>
        </>
      }
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <div className={styles.facts}>
        <p>
          After {graceDays} days, your plants, tasks, notes, photos and their whole history are deleted for
          good. Nobody can bring them back, and somebody else may choose your display name.
        </p>
        <p>
          Until then nothing is lost: you can go on gardening, and change your mind on any page. Visitors stop
          seeing your garden straight away.
        </p>
        <p>You can still sign in. If you come back one day, you’ll start with an empty garden.</p>
      </div>
      <TextField
        label={`Type “${word}” to confirm`}
        value={typed}
        maxLength={longestName}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isMistyped ? `Please type the word ${word}.` : undefined}
        onChange={setTyped}
      />
    </Dialog>
  )
}
