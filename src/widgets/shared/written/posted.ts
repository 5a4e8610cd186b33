import type { Texts } from '../../../kernel/texts.ts'

/** A refused form that is shown again: the code of what is wrong, which is the name of its text, and what was typed. */
export interface PostedWords {
  problem: string
  values: Readonly<Record<string, string>>
}

/** The field of each problem; other ones concern all that was written. */
const fieldOf: Readonly<Record<string, string>> = {
  'no-rating': 'rating',
  'no-text': 'comment',
  'no-name': 'author',
  'bad-email': 'email',
}

/** What a form says of its earlier attempt. */
export function readPosted(posted: PostedWords | undefined, texts: Texts) {
  const about = posted && fieldOf[posted.problem]
  return {
    about,
    typed: (name: string) => posted?.values[name] ?? '',
    errorOf: (name: string) => (posted && about === name ? texts(posted.problem) : undefined),
  }
}
