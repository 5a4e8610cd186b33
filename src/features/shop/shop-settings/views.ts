/** Who sells: stands on invoices, in mails and in the terms. */
export interface SocietySettings {
  name: string
  /** Street and number. */
  address: string
  postcode: string
  city: string
  /** Where buyers write to; answers to mails go there. */
  email: string
  phone: string
  kvk: string
  vatNumber: string
}

/** Pages that the law asks for, by the number of their entries. */
export const legalPages = ['terms', 'privacy', 'withdrawal', 'shipping'] as const
export type LegalPage = (typeof legalPages)[number]

/** How the shop trades, as staff set it. Every group has a default: nothing but a bank account must be filled in. */
export interface ShopSettings {
  society: SocietySettings
  vat: {
    /** The rule for small businesses ('kleineondernemersregeling'): no VAT on any price, page, mail or invoice. */
    smallBusiness: boolean
  }
  payment: {
    transfer: boolean
    iban: string
    /** Of the account. */
    holder: string
    /** How long an order waits for a transfer. */
    transferDays: number
    /** Paid when it is collected. */
    onCollection: boolean
    /** Absent: nothing is paid through Mollie. A secret: it never leaves the server. */
    mollieKey?: string
  }
  collection: {
    offered: boolean
    /** Where, and when somebody is there. */
    place: string
    hours: string
  }
  /** Who is told of new orders and of what needs a person; the society's address when empty. */
  notifications: { email: string }
  terms: {
    /** What a buyer agrees to, as in '1 mei 2026'; kept with the order. */
    version: string
    pages: Readonly<Partial<Record<LegalPage, number>>>
    /** After delivery. */
    withdrawalDays: number
  }
  registration: {
    /** Where visitors may make an account. */
    atAccount: boolean
    atCheckout: boolean
  }
  reviews: {
    /** Only who bought a product here writes about it. */
    onlyBuyers: boolean
    /** Buyers are asked once, so many days after delivery, what they think. */
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

/** What still has to be filled in before the shop can sell as the law asks; said to staff alone. */
export type SettingsGap =
  | 'society'
  | 'kvk'
  | 'vat-number'
  | 'no-payment'
  | 'iban'
  | 'terms-version'
  | LegalPage
