import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import type { Measure } from '../../platform/http/measure.ts'
import type { LimitName } from '../../platform/rate-limit.ts'

/** The sender of a form, and the contents. */
export interface Sender {
  /** The fields as typed. */
  form: URLSearchParams
  /** The uploaded files, by field; only some forms read them. */
  files?: ReadonlyMap<string, File> | undefined
  /** For its cookies and its address; its body has been read already. */
  request: Request
  /** Whom attempts are counted for. */
  from: string
}

/** The result of a posted form. */
export type Posted = (
  | {
      /** A path of this site; the browser requests it next (303). */
      to: string
      /** Shown once, and only on that page: a code and its details (`notice-cookie.ts`). */
      notice?: readonly (string | number)[] | undefined
    }
  /** The form's page again, with the typed values and what is wrong with them. */
  | { page: (site: Site, request: PageRequest) => Promise<Answer> }
) & { cookies?: readonly string[] }

/**
 * A form that visitors post to an address of its own. Origin and length have been checked before, also of each field:
 * one that is longer than the form declares is shown again, to be shortened.
 */
export interface PostedForm extends Measure {
  /** The address it is posted to, as Hono writes paths. */
  path: string
  /** Counts every post, before anything else is done. */
  limit?: LimitName
  act(sender: Sender): Promise<Posted>
}

/** Returns a field of a form; empty when it is absent. */
export const field = (form: URLSearchParams, name: string): string => form.get(name) ?? ''
