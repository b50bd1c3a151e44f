import { useQuery } from '@tanstack/react-query'
import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { PlusIcon } from '../../ui/garden-icons.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { inWords } from '../../ui/text/in-sentences.ts'
import { capitalised } from '../../ui/text/words.ts'
import { nurseryQueries } from '../api.ts'
import { Finds } from './finds.tsx'
import styles from './nursery.module.css'
import { NurseryDialogs } from './nursery-dialogs.tsx'
import { useNurseryDialog } from './use-nursery-dialog.ts'

/** The list of plants seen at nurseries. */
export default function Nursery() {
  const query = useQuery(nurseryQueries.list())
  const plants = query.data
  const { dialog, open, close } = useNurseryDialog(plants)
  const add = () => open({ kind: 'add' })
  return (
    <>
      <PageHead
        title="Nursery Plants"
        lead={plants ? leadFor(plants.length) : query.isPending && '\u00a0'}
        actions={
          <Button variant="primary" icon={<PlusIcon />} onClick={add}>
            Add Nursery Plant
          </Button>
        }
      />
      <aside className={styles.helper} aria-label="How the nursery works">
        <SeedDrawing />
        <div>
          <h2>Seen something you like?</h2>
          <p>
            Note it here while you’re still in the shop. Wattle checks your garden’s sun, soil and water and
            tells you where it would be happy, before you pay.
          </p>
        </div>
      </aside>
      <Finds query={query} onAdd={add} onOpen={open} />
      {dialog && <NurseryDialogs dialog={dialog} onOpen={open} onClose={close} />}
    </>
  )
}

function leadFor(count: number) {
  if (count === 0) return undefined
  return `${capitalised(inWords(count))} ${count === 1 ? 'find' : 'finds'}, waiting for a home`
}
