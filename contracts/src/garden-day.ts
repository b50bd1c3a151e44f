import { firstDay, isCivilDate, lastDay } from './civil-date.ts'

/** Whether the text is a day that a date in a garden may have. Apart from the other dates, which Home loads first. */
export const isGardenDay = (text: string): boolean => isCivilDate(text) && text >= firstDay && text <= lastDay
