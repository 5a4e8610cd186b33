import type { Answer, PageRequest, Site } from '../../pages/page.ts'

/** Who posted a form, and what. */
export interface Sender {
  form: FormData
  headers: Headers
  /** Whom to count attempts for. */
  from: string
}

/** What a posted form leads to: somewhere else, or the page again with what was typed. */
export type Posted =
  | { to: string; headers?: Headers }
  | { page: (site: Site, request: PageRequest) => Promise<Answer>; headers?: Headers }

/** A text field of a form; empty when it is not there. */
export const field = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
