/** Texts of the links to the pages of a listing, in every room that has pages. */
export const pagingTexts = { pages: 'Bladzijden', previous: 'Vorige', next: 'Volgende' } as const
