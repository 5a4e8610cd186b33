import { createHash, randomBytes } from 'node:crypto'

/** A cart lives 48 hours after it was last changed (decisions, Shop). */
export const cartHours = 48

export const newToken = (): string => randomBytes(24).toString('base64url')

/** What the database keeps of a token: nobody who reads it can open a cart. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** `cart_item_key`: the same for the same product and variant. */
export const lineKey = (productId: number, variantId: number | undefined): string =>
  createHash('md5')
    .update(`${productId}/${variantId ?? 0}`)
    .digest('hex')

/** Changes whenever what is hashed changes; empty for an empty cart. */
export const cartHash = (contents: readonly unknown[], totals: unknown): string =>
  contents.length === 0
    ? ''
    : createHash('md5')
        .update(JSON.stringify([contents, totals]))
        .digest('hex')
