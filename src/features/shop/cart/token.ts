import { hash, randomBytes } from 'node:crypto'

/** A cart lives 48 hours after it was last changed (decisions, Shop). */
export const cartHours = 48

export const newToken = (): string => randomBytes(24).toString('base64url')

/** The digest of a token, as stored: whoever reads the database cannot open a cart with it. */
export const digestOf = (token: string): string => hash('sha256', token, 'base64url')

/** `cart_item_key`: the same for the same product and variant. */
export const lineKey = (productId: number, variantId: number | undefined): string =>
  hash('md5', `${productId}/${variantId ?? 0}`)

/** Returns a hash of lines and totals; empty for an empty cart. */
export const cartHash = (contents: readonly unknown[], totals: unknown): string =>
  contents.length === 0 ? '' : hash('md5', JSON.stringify([contents, totals]))
