/** Soft hyphens, zero-width blanks, marks of writing direction and of byte order. */
const never = String.raw`\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB`
/** Beside these a joiner joins nothing; between emoji and in the scripts that need joiners it stays. */
const plain = String.raw`[${never}\u200C\u200D\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\s]`
const joiners = String.raw`[\u200C\u200D]`
/** Letters that are not seen: only the flag of a region is made of them. */
const flag = String.raw`(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,10}\u{E007F})`
const tags = String.raw`[\u{E0000}-\u{E007F}]`

// linear: one character at a time, but for the flag, which has at most ten letters
const invisible = new RegExp(
  `${flag}|[${never}]|(?<=^|${plain})${joiners}|${joiners}(?=$|${plain})|${tags}`,
  'gu',
)
// linear: a class of characters
const mayHide = new RegExp(`[${never}\\u200C\\u200D\\u{E0000}-\\u{E007F}]`, 'u')

/** Whether a text may hold characters that nobody sees, which come with a paste. */
export const mayHideCharacters = (text: string): boolean => mayHide.test(text)

/** The text without them; nothing comes in their place. */
export const withoutInvisible = (text: string): string =>
  mayHide.test(text) ? text.replace(invisible, (_, regionFlag?: string) => regionFlag ?? '') : text
