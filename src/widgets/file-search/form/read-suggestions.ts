export interface SuggestedTitle {
  title: string
  /** A protected file withholds its contents, not its title. */
  locked: boolean
}

/** The titles of a suggestion response: only the title column is used (section 2). */
export function readSuggestions(html: string): SuggestedTitle[] {
  const rows = new DOMParser().parseFromString(html, 'text/html')
  return [...rows.querySelectorAll('.wpfd-file-link, .protected-title')].flatMap((element) => {
    const title = element.textContent?.trim() ?? ''
    return title === '' ? [] : [{ title, locked: element.classList.contains('protected-title') }]
  })
}
