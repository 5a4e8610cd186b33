import { copyWords } from './texts.nl.ts'

/** What a copy is called: ‘Gids (kopie)’, and beside one of that name ‘Gids (kopie 2)’; never longer than `longest`. */
export function copyName(
  name: string,
  longest: number,
  isTaken: (name: string) => boolean = () => false,
): string {
  const bare = name.replace(copyWords.pattern, '')
  for (let count = 1; ; count++) {
    const ending = copyWords.ending(count)
    const called = bare.slice(0, longest - ending.length).trimEnd() + ending
    if (!isTaken(called)) return called
  }
}

/** The same of what is spelled without spaces, as a code: `ZOMER-KOPIE`. */
export function copyCode(code: string, longest: number, isTaken: (code: string) => boolean): string {
  const bare = code.replace(copyWords.codePattern, '')
  for (let count = 1; ; count++) {
    const ending = copyWords.codeEnding(count)
    const called = bare.slice(0, longest - ending.length) + ending
    if (!isTaken(called)) return called
  }
}
