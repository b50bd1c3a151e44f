import { presentPreferences } from '@wattle/contracts/profile/present.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import type { Garden } from '../state/garden.ts'

export const presentPreferencesIn = ({ profile, erasure }: Garden): PreferencesView =>
  presentPreferences({ ...profile, shareGarden: profile.listed, eraseAfter: erasure?.eraseAfter })
