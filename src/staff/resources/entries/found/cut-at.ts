/** A text of at most so many characters, cut between words, with `…` where something is left off. */
export function cutAt(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const start = characters.slice(0, most - 1).join('')
  const space = start.lastIndexOf(' ')
  return `${(space > most / 2 ? start.slice(0, space) : start).trimEnd()}…`
}
