import { useState } from 'react'
import { GateDrawing, LeafDrawing, PotDrawing, Sprig } from '../art/large-drawings.tsx'
import { Mark } from '../art/mark.tsx'
import { NoteDrawing } from '../art/note-drawing.tsx'
import { Bloom, Frieze } from '../art/notebook-drawings.tsx'
import { SeedDrawing } from '../art/seed-drawing.tsx'
import { SeedlingDrawing } from '../art/seedling-drawing.tsx'
import { AppShell } from '../shell/app-shell.tsx'
import PublicShell from '../shell/public-shell.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { showToast } from '../ui/feedback/toasts.ts'
import { Wreath } from '../ui/notebook/wreath.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { SectionHead } from '../ui/page/section-head.tsx'
import { chooseTheme } from '../ui/theme.ts'
import styles from './showcase.module.css'
import { ShowcaseButtons } from './showcase-buttons.tsx'
import { ShowcaseFields } from './showcase-fields.tsx'
import { ShowcaseDialogs, ShowcaseMessages } from './showcase-messages.tsx'
import { Part } from './showcase-part.tsx'
import { ShowcaseTasks } from './showcase-tasks.tsx'
import { ShowcasePickers, ShowcaseTiles } from './showcase-tiles.tsx'

/** Every UI component in every state, for people who build screens. Only part of the development build. */
export function Showcase() {
  const [isPublic, setPublic] = useState(false)
  const page = (
    <>
      <PageHead
        title="Primitives"
        lead="Every part the screens are made of, in each of its states"
        actions={
          <>
            <Button onClick={() => chooseTheme('light')}>Light</Button>
            <Button onClick={() => chooseTheme('dark')}>Dark</Button>
            <Button onClick={() => chooseTheme(null)}>As the device</Button>
            <Button onClick={() => setPublic(!isPublic)}>Other shell</Button>
          </>
        }
      />
      <Parts />
    </>
  )
  if (isPublic) return <PublicShell signedIn={false}>{page}</PublicShell>
  return (
    <AppShell
      signedInName="Nell Ashby"
      feedbackUrl="https://example.com/feedback"
      onSignOut={() => showToast('Signed out')}
    >
      {page}
    </AppShell>
  )
}

function Parts() {
  return (
    <div className={styles.parts}>
      <ShowcaseButtons />
      <ShowcaseFields />
      <Progress />
      <ShowcaseMessages />
      <ShowcaseDialogs />
      <ShowcasePickers />
      <ShowcaseTiles />
      <ShowcaseTasks />
      <Drawings />
    </div>
  )
}

function Progress() {
  return (
    <Part title="Progress">
      <div className={styles.wrap}>
        <Wreath done={9} total={14} />
        <Wreath done={5} total={5} />
      </div>
      <ProgressBar value={0.64} label="This month" />
      <Wreath done={12} total={40} />
      <div className={styles.loading}>
        <Skeleton width={96} ratio="4 / 5" radius={12} />
        <div className="stack">
          <Skeleton width="70%" />
          <Skeleton width="45%" />
          <Skeleton width="60%" />
        </div>
      </div>
    </Part>
  )
}

function Drawings() {
  return (
    <Part title="Drawings" wide>
      <SectionHead title="Next in your garden" link={<a href="#/ui">All tasks</a>} />
      <Frieze />
      <div className={styles.drawings}>
        <PotDrawing />
        <NoteDrawing />
        <SeedDrawing />
        <GateDrawing />
        <Bloom />
        <SeedlingDrawing />
        <Sprig />
        <Mark size={48} />
        <span data-bed="eucalypt" className={styles.leaf}>
          <LeafDrawing />
        </span>
      </div>
    </Part>
  )
}
