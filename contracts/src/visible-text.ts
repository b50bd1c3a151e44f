/** Emoji hold together by characters that cannot be seen, and may ask to be drawn as text. */
const emoji = /\p{RGI_Emoji}|\p{Extended_Pictographic}[\uFE0E\uFE0F]/gv
/** Arabic and the scripts of India need joiners between letters. */
const joiners = /(?<=\p{Script=Arabic}|[\p{M}--\p{Script=Inherited}])[\u200C\u200D](?=\p{L})/gv
/** Invisible, turning the direction of text, or half of a character. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\u2800\uFFF9-\uFFFB]/u

/** Whether every character of a text can be seen, so that no two texts look the same but for their spaces. */
export const isVisible = (text: string): boolean => !unseen.test(text.replace(emoji, '').replace(joiners, ''))
