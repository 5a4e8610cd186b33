import { minPasswordLength } from '../../features/accounts/index.ts'
import { consentField, deliveryField, formOrder, idOf, type Typed } from './fields.ts'
import { checkoutTexts } from './texts.nl.ts'
import type { CheckoutTexts } from './texts.ts'

/** Errors of the form, by field name. */
export type Problems = ReadonlyMap<string, string>

const kinds: ReadonlySet<string> = new Set(['missing', 'bad', 'too-long'])

/** Returns problems in the format of a notice: `billing_city=missing`. */
export const toNotice = (problems: Readonly<Record<string, string>>): string[] =>
  Object.entries(problems).map(([name, kind]) => `${name}=${kind}`)

/** Reads problems from a notice. A cookie can be made up, so only known words are accepted. */
export function problemsOf(details: readonly string[], typed: Typed, texts: CheckoutTexts): Problems {
  const problems = new Map<string, string>()
  for (const detail of details) {
    const [name = '', kind = ''] = detail.split('=')
    if (/^[\w[\]-]{1,40}$/.test(name) && kinds.has(kind))
      problems.set(name, sentence(name, kind, typed[name]?.trim() ?? '', texts))
  }
  const place = (name: string) => {
    const at = formOrder.indexOf(name)
    return at < 0 ? formOrder.length : at
  }
  return new Map([...problems].sort(([one], [other]) => place(one) - place(other)))
}

/** Returns the errors for the summary, which stands away from the fields: it says which address they are about. */
export const summaryOf = (problems: Problems, texts: CheckoutTexts) =>
  [...problems].map(([name, problem]) => ({
    id: idOf(name),
    text: name.startsWith('shipping_') && name !== deliveryField ? texts('inDelivery', { problem }) : problem,
  }))

const aliases: Readonly<Record<string, string>> = {
  [deliveryField]: 'delivery',
  payment_method: 'payment',
  [consentField]: 'consent',
  account_password: 'password',
}

/** Returns a sentence that tells the buyer what to do. */
function sentence(name: string, kind: string, typed: string, texts: CheckoutTexts): string {
  const about = aliases[name] ?? name.replace(/^(billing|shipping)_/, '')
  const suffix = /^\d+\s{0,5}-?\s{0,5}(\D.{0,9})$/.exec(typed)?.[1]
  if (about === 'house_number' && kind === 'bad' && suffix) return texts('suffixApart', { suffix })
  if (about === 'email' && kind === 'bad' && /^[^@\s]+@[\w-]+$/.test(typed))
    return texts('afterAt', { email: typed })
  const own = `${kind === 'missing' && (about === 'delivery' || about === 'payment') ? 'bad' : kind}-${about}`
  const key = isKey(own) ? own : isKey(kind) ? kind : 'bad'
  return texts(key, { least: minPasswordLength })
}

const isKey = (key: string): key is keyof typeof checkoutTexts => key in checkoutTexts
