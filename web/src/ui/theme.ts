import { keepItem } from './keep-item.ts'

export type Theme = 'light' | 'dark'

const key = 'wattle-theme'

/** The theme that the gardener chose, or null to follow the device. */
export function storedTheme(): Theme | null {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : null
}

export function applyStoredTheme(): void {
  show(storedTheme())
}

/** Chooses a theme for this device; null follows the device's setting. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) keepItem(localStorage, key, theme)
  else localStorage.removeItem(key)
  show(theme)
}

function show(theme: Theme | null) {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}
