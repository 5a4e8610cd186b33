/** The seller, as named on invoices, in mails and in the terms. */
export interface SocietySettings {
  name: string
  /** Street and number. */
  address: string
  postcode: string
  city: string
  /** Address for buyers; replies to mails go there. */
  email: string
  phone: string
  kvk: string
  vatNumber: string
}

/** Legally required pages. */
export const legalPages = ['terms', 'privacy', 'withdrawal', 'shipping'] as const
export type LegalPage = (typeof legalPages)[number]

/** The shop settings. Every group has defaults. */
export interface ShopSettings {
  society: SocietySettings
  vat: {
    /** The rule for small businesses ('kleineondernemersregeling'): no VAT on any price, page, mail or invoice. */
    smallBusiness: boolean
  }
  payment: {
    transfer: boolean
    iban: string
    /** The holder of the account. */
    holder: string
    /** How many days an order waits for a transfer. */
    transferDays: number
    /** Whether a buyer may pay on collection. */
    onCollection: boolean
    /** Absent: no payment through Mollie. A secret: it never leaves the server. */
    mollieKey?: string
  }
  collection: {
    offered: boolean
    /** Address and opening hours. */
    place: string
    hours: string
  }
  /** Receives mails about new orders and orders that need attention; empty: the society's e-mail address. */
  notifications: { email: string }
  terms: {
    /** Version of the terms that a buyer accepts, for example '1 mei 2026'; stored with the order. */
    version: string
    pages: Readonly<Partial<Record<LegalPage, number>>>
    /** Days after delivery. */
    withdrawalDays: number
  }
  registration: {
    /** Where visitors may create an account. */
    atAccount: boolean
    atCheckout: boolean
  }
  reviews: {
    /** Only buyers of a product may review it. */
    onlyBuyers: boolean
    /** Whether buyers get one invitation to review, this many days after delivery. */
    invite: boolean
    inviteAfterDays: number
  }
  guarantee: {
    /** The notice of the legal guarantee, shown at checkout and in mails. */
    text: string
    /** The official picture. */
    pictureId?: number
  }
}

/** What is missing before the shop can sell legally; shown only to staff. */
export type SettingsGap =
  | 'society'
  | 'kvk'
  | 'vat-number'
  | 'no-payment'
  | 'iban'
  | 'terms-version'
  | LegalPage
