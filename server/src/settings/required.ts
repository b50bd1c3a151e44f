import { type Settings, WrongSetting } from './settings.ts'

/** A setting that separate processes need. */
export function required<Name extends keyof Settings>(
  settings: Settings,
  name: Name,
): NonNullable<Settings[Name]> {
  const value = settings[name]
  if (value === undefined || value === null)
    throw new WrongSetting(`${name} is missing: separate processes need it. \`npm start\` runs without it.`)
  return value
}
