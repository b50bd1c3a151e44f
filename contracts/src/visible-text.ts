/** Emoji are joined by invisible characters, and may contain a variation selector for text display. */
const emoji = /\p{RGI_Emoji}|\p{Extended_Pictographic}[\uFE0E\uFE0F]/gv
/** Arabic and Indic scripts need joiners between letters. */
const joiners = /(?<=\p{Script=Arabic}|[\p{M}--\p{Script=Inherited}])[\u200C\u200D](?=\p{L})/gv
/** Invisible characters, characters that change text direction, and halves of surrogate pairs. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\u2800\uFFF9-\uFFFB]/u

/**
 * Whether every character of a text is visible, so that different texts look different, except for their
 * spaces.
 */
export const isVisible = (text: string): boolean => !unseen.test(text.replace(emoji, '').replace(joiners, ''))
