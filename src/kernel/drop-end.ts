/** Removes from the end of a text every character that matches; in one pass, which `/[x]+$/` is not. */
export function dropEnd(text: string, dropped: RegExp): string {
  let end = text.length
  while (end > 0 && dropped.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
