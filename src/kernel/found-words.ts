/** Title and description of an entry for search engines and link previews. */
export interface FoundWords {
  title: string
  /** Empty when there is none. */
  description: string
}

/** The most characters that are stored. */
export const mostFound = { title: 120, description: 320 } as const

/** About how many characters search engines show. */
export const shownOfFound = { title: 60, description: 155 } as const

/** Returns the texts that staff wrote for search engines, or else the title and excerpt of the page. */
export const foundWords = ({
  title,
  excerpt,
  searchTitle,
  searchDescription,
}: Readonly<Record<'title' | 'excerpt' | 'searchTitle' | 'searchDescription', string>>): FoundWords => ({
  title: searchTitle.trim() || title,
  description: searchDescription.trim() || excerpt,
})

/** Returns the title of a page for its browser tab and search engines. */
export const pageTitle = (title: string, siteTitle: string): string =>
  title === siteTitle ? siteTitle : `${title} · ${siteTitle}`
