import { writeCsv } from '../kernel/csv.ts'
import { disposition } from '../platform/http/contents.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import type { Outcome, Problem } from './call.ts'
import type { FieldErrors } from './field-errors.ts'
import { problemTexts } from './texts.nl.ts'

const statuses: Record<Problem, number> = {
  'signed-out': 401,
  forbidden: 403,
  beyond: 403,
  proposes: 403,
  'no-proposals': 409,
  'nothing-new': 409,
  missing: 404,
  'no-such-call': 404,
  invalid: 422,
  conflict: 409,
  'in-use': 409,
  'kind-built-in': 409,
  'kind-not-empty': 409,
  'taxonomy-built-in': 409,
  'taxonomy-in-use': 409,
  taken: 409,
  'front-page': 409,
  'last-administrator': 409,
  'own-account': 409,
  'last-template': 409,
  'template-taken': 409,
  'order-step': 409,
  'order-stock': 409,
  'order-amount': 422,
  'order-too-much': 422,
  'customer-busy': 409,
  'customer-staff': 409,
  'too-large': 413,
  'order-changed': 409,
  newsletter: 409,
  'newsletter-elsewhere': 409,
  'newsletter-under-way': 409,
  'no-mail-server': 409,
  'import-under-way': 409,
  'import-no-sources': 409,
  'import-not-whole': 409,
  'import-nothing-here': 409,
  unreadable: 400,
}

/** Answers for staff are for one user and must not be cached (abuse 19). */
const headers = { ...securityHeaders, 'cache-control': 'private, no-store' }

export const answerJson = (body: unknown, status = 200): Response => Response.json(body, { status, headers })

/** Answers JSON that is already serialised. */
export const answerText = (json: string): Response =>
  new Response(json, { headers: { ...headers, 'content-type': 'application/json' } })

/** Answers a table as a CSV download. */
export const answerCsv = (name: string, rows: Parameters<typeof writeCsv>[0]): Response =>
  new Response(writeCsv(rows), {
    headers: {
      ...headers,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  })

/** Answers a report that was written already, as a download. */
export const answerReport = (name: string, as: 'json' | 'csv', text: string): Response =>
  new Response(text, {
    headers: {
      ...headers,
      'content-type': as === 'json' ? 'application/json' : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.${as}"`,
    },
  })

/** Answers a picture for a staff screen. */
export const answerPicture = (type: string, contents: Buffer): Response =>
  new Response(new Uint8Array(contents), { headers: { ...headers, 'content-type': type } })

/** Answers an uploaded file as a download that a browser never displays. */
export const answerFile = (fileName: string, contents: Buffer): Response =>
  new Response(new Uint8Array(contents), {
    headers: {
      ...headers,
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'application/octet-stream',
      'content-disposition': disposition({ fileName, inline: false }),
    },
  })

export const answerProblem = (problem: Problem, errors?: FieldErrors): Response =>
  answerJson({ error: problem, message: problemTexts[problem], ...(errors && { errors }) }, statuses[problem])

export function answerOutcome(outcome: Outcome<unknown>, status = 200): Response {
  return outcome.ok ? answerJson(outcome.value ?? {}, status) : answerProblem(outcome.code, outcome.detail)
}
