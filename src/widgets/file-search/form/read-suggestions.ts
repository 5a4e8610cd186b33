export interface SuggestedTitle {
  title: string
  /** What the file holds is protected; its title is not. */
  locked: boolean
}

/** Titles of a suggestion's answer: only the title column is kept (section 2). */
export function readSuggestions(html: string): SuggestedTitle[] {
  const rows = new DOMParser().parseFromString(html, 'text/html')
  return [...rows.querySelectorAll('.wpfd-file-link, .protected-title')].flatMap((element) => {
    const title = element.textContent?.trim() ?? ''
    return title === '' ? [] : [{ title, locked: element.classList.contains('protected-title') }]
  })
}
