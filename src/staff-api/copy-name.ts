import { copyWords } from './texts.nl.ts'

/** Returns the name of a copy: ‘Gids (kopie)’, or ‘Gids (kopie 2)’ when that is taken; never longer than `longest`. */
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

/** Returns the code of a copy, without spaces: `ZOMER-KOPIE`. */
export function copyCode(code: string, longest: number, isTaken: (code: string) => boolean): string {
  const bare = code.replace(copyWords.codePattern, '')
  for (let count = 1; ; count++) {
    const ending = copyWords.codeEnding(count)
    const called = bare.slice(0, longest - ending.length) + ending
    if (!isTaken(called)) return called
  }
}
