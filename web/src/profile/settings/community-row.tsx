import { longestAbout, longestDisplayName } from '@wattle/contracts/text-limits.ts'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import { LockIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import { GardenPictures } from './garden-pictures.tsx'
import styles from './settings.module.css'
import type { SettingsDraft, SettingsErrors } from './settings-draft.ts'
import { Sheet, SheetRow } from './sheet-row.tsx'
import type { SettingsPictures } from './use-settings-pictures.ts'

/** The garden's public page: name, description, pictures, and whether it is listed. */
export function CommunityRow({
  draft,
  errors,
  nameLocked,
  reminder,
  pictures,
  onChange,
}: {
  draft: SettingsDraft
  errors: SettingsErrors & Partial<Record<string, string>>
  nameLocked: boolean
  /** Shown to a gardener who was sent here because publishing requires the missing fields. */
  reminder: ReactNode
  pictures: SettingsPictures
  onChange: (part: Partial<SettingsDraft>) => void
}) {
  return (
    <Sheet>
      <SheetRow
        anchor="community-garden"
        title="Community garden"
        why="A page for the neighbours. Fill in all of it, or leave it blank."
      >
        {errors.community ? <Banner tone="error">{errors.community}</Banner> : reminder}
        <div className={styles.community}>
          <div className={styles.words}>
            <div className={nameLocked ? styles.locked : undefined}>
              <TextField
                label="Display name"
                value={draft.displayName}
                readOnly={nameLocked}
                maxLength={longestDisplayName}
                autoComplete="off"
                error={errors.displayName}
                hint={
                  nameLocked
                    ? 'This can’t be changed, so links to your garden keep working.'
                    : 'Letters, numbers and spaces. Choose carefully: you can’t change it once it’s saved.'
                }
                onChange={(displayName) => onChange({ displayName })}
              />
              {nameLocked && <LockIcon />}
            </div>
            <TextArea
              label="About your garden"
              rows={5}
              maxLength={longestAbout}
              value={draft.about}
              error={errors.about}
              hint="A sentence or two. Leave out your street."
              onChange={(about) => onChange({ about })}
            />
          </div>
          {draft.displayName && (
            <aside className={styles.preview} aria-label="How neighbours will see it">
              <p className="why">How neighbours will see it</p>
              <div className={styles.card}>
                <Photo src={draft.feature} ratio="4 / 3" sizes="268px" />
                <strong>{draft.displayName}</strong>
                <p>{draft.about}</p>
              </div>
            </aside>
          )}
        </div>
        <GardenPictures {...pictures} draft={draft} error={errors.galleryImageUrls} onChange={onChange} />
        <div className={styles.share}>
          <Switch
            label="Share garden"
            checked={draft.shareGarden}
            onChange={(shareGarden) => onChange({ shareGarden })}
          />
          <p className="muted small">
            Lists your garden in <Link to="/public">Community Gardens</Link>. Visitors see only the plants you
            have made public, never your address.
          </p>
        </div>
      </SheetRow>
    </Sheet>
  )
}
