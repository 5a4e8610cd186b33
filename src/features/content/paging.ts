/** Section 9: posts per page by default. */
const defaultPerPage = 10
const maxPerPage = 100
const maxPage = 1_000_000_000

/** A page number within the limits of the database. */
export function pageOf({ page = 1, perPage = defaultPerPage }: { page?: number; perPage?: number }) {
  const safePage = whole(page, 1, maxPage)
  const safePerPage = whole(perPage, defaultPerPage, maxPerPage)
  return { page: safePage, perPage: safePerPage, offset: (safePage - 1) * safePerPage }
}

const whole = (number: number, otherwise: number, most: number): number =>
  Number.isInteger(number) && number >= 1 ? Math.min(number, most) : otherwise

/** 1 for an empty list. */
export const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
