/** What search engines and shared cards are told of an entry. */
export interface FoundWords {
  title: string
  /** '' when nobody wrote one. */
  description: string
}

/** Characters that are kept. */
export const mostFound = { title: 120, description: 320 } as const

/** Characters that search engines show, about. */
export const shownOfFound = { title: 60, description: 155 } as const

/** The words that staff wrote for search engines, or else the title and excerpt that the page shows. */
export const foundWords = ({
  title,
  excerpt,
  searchTitle,
  searchDescription,
}: Readonly<Record<'title' | 'excerpt' | 'searchTitle' | 'searchDescription', string>>): FoundWords => ({
  title: searchTitle.trim() || title,
  description: searchDescription.trim() || excerpt,
})

/** The title of a page as its browser tab and a search engine show it. */
export const pageTitle = (title: string, siteTitle: string): string =>
  title === siteTitle ? siteTitle : `${title} · ${siteTitle}`
