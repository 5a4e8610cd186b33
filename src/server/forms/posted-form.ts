import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import type { LimitName } from '../../platform/rate-limit.ts'

/** Who posted a form, and what. */
export interface Sender {
  /** What was typed. */
  form: URLSearchParams
  /** What was sent along, by field; only some forms look at it. */
  files?: ReadonlyMap<string, File> | undefined
  /** For its cookies and where it was sent to; its body is read already. */
  request: Request
  /** Whom to count attempts for. */
  from: string
}

/** What a posted form leads to. */
export type Posted = (
  | {
      /** A path of this site; the browser asks for it next (303). */
      to: string
      /** Said once, and only on that page: a code and its details (`notice-cookie.ts`). */
      notice?: readonly (string | number)[] | undefined
    }
  /** The page again, with what was typed and what is wrong with it. */
  | { page: (site: Site, request: PageRequest) => Promise<Answer> }
) & { cookies?: readonly string[] }

/** A form that visitors post to an address of its own. Where it comes from and how long it is was checked before. */
export interface PostedForm {
  /** Where it is posted to, as Hono writes paths. */
  path: string
  /** Counted before anything is done, for each post. */
  limit?: LimitName
  act(sender: Sender): Promise<Posted>
}

/** A field of a form; empty when it is not there. */
export const field = (form: URLSearchParams, name: string): string => form.get(name) ?? ''
