import { withoutInvisible } from '../invisible.ts'

/**
 * The words of a text as search reads it: letters and digits only, so that none holds an operator of `tsquery`. 'O.L.V.'
 * is one word, and of 'foto's' the 's' is none.
 */
export const wordsIn = (text: string): string[] =>
  withoutInvisible(text.normalize('NFC'))
    .replace(/(?<![\p{L}\p{N}])o\.[ -]?l\.[ -]?v(?:\.|(?![\p{L}\p{N}]))/giu, 'olv ')
    .replace(/(\p{L})['’]s(?![\p{L}\p{N}])/giu, '$1')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
