import { keepItem } from './keep-item.ts'

export type Theme = 'light' | 'dark'

const key = 'wattle-theme'

/** The theme chosen by hand, or null while the device decides. */
export function storedTheme(): Theme | null {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : null
}

/** Shows the theme chosen earlier, if any. */
export function applyStoredTheme(): void {
  show(storedTheme())
}

/** Chooses a theme for this device, or leaves it to the device with null. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) keepItem(localStorage, key, theme)
  else localStorage.removeItem(key)
  show(theme)
}

function show(theme: Theme | null) {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}
