/** Good news, with a role of `status`. */
const news = [
  'added',
  'removed',
  'undone',
  'updated',
  'coupon-applied',
  'coupon-removed',
  'estimated',
] as const

/** Reasons why something was not done, with a role of `alert`. */
const problems = [
  'unknown-product',
  'choose-variant',
  'out-of-stock',
  'not-enough',
  'sold-individually',
  'bad-quantity',
  'unknown-line',
  'coupon-unknown',
  'coupon-expired',
  'coupon-used-up',
  'coupon-below-minimum',
  'coupon-not-for-these',
  'coupon-already-applied',
] as const

export type NoticeCode = (typeof news)[number] | (typeof problems)[number]

/** A notice from the previous page, shown once. */
export interface Notice {
  code: NoticeCode
  isProblem: boolean
  /** The product that was added, removed or put back. */
  productId?: number
  /** `cart_item_key` of the line it is about. */
  key?: string
  /** The coupon as typed. */
  coupon?: string
}

const all: readonly string[] = [...news, ...problems]
const isCode = (code: string): code is NoticeCode => all.includes(code)

/**
 * Reads a notice from its cookie: `{code}` with details after colons. Numbers are products, 32 hexadecimal digits a
 * line, the detail of a coupon's problem its code. Undefined for anything else, because a cookie can be made up.
 */
export function readNotice(sent: string | undefined): Notice | undefined {
  const [code = '', ...details] = sent?.split(':') ?? []
  if (!isCode(code)) return undefined
  const [detail = ''] = details
  const productId = details.find((one) => /^\d{1,9}$/.test(one))
  const isProblem = problems.some((problem) => problem === code)
  return {
    code,
    isProblem,
    productId: productId === undefined || code.startsWith('coupon-') ? undefined : Number(productId),
    key: details.find((one) => /^[0-9a-f]{32}$/.test(one)),
    coupon: code.startsWith('coupon-') && /^\P{C}{1,60}$/u.test(detail) ? detail : undefined,
  }
}
