import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

/** Shows the link for copying by hand, after the browser refused to copy it. */
export default function LinkDialog({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <Dialog title="Copy share link" onClose={onClose} footer={<DialogCancel>Close</DialogCancel>}>
      <TextField
        label="Link to this plant"
        hint="Your browser did not let us copy it. Select the link and copy it yourself."
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        onChange={() => {}}
      />
    </Dialog>
  )
}
