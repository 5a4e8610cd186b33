import type { Result } from '../../kernel/result.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { NewCoupon, NewProduct, NewShippingZone, ProductChange } from './inputs.ts'
import type { InvoiceView } from './orders/invoices.ts'
import type { Orders } from './orders/orders.ts'
import type { OrderView } from './orders/views.ts'
import type { MailKind, MailPart, MailPreview } from './paper/mail/preview.ts'
import type { Paper } from './paper/papers.ts'
import type { MollieKeyProblem } from './shop-settings/mollie-key.ts'
import type { LegalPage, SettingsGap, ShopSettings } from './shop-settings/views.ts'
import type {
  CouponChange,
  ProductAdjustment,
  ReviewChange,
  ShippingZoneChange,
  StaffCoupon,
  StaffOffer,
  StaffReview,
  StaffReviewQuery,
  StaffShippingZone,
} from './staff-views.ts'
import type {
  AddProblem,
  CartLine,
  CartView,
  CouponProblem,
  ProductCard,
  ProductList,
  ProductQuery,
  ProductView,
  ReviewList,
} from './views.ts'

export interface NewReview {
  productId: number
  rating: number
  author: string
  email: string
  text: string
  /** Given by imports and the demo content; otherwise now, and not verified. */
  createdAt?: Date
  verified?: boolean
}

/** A cart is named by the secret in the visitor's session cookie; undefined is a visitor without one. */
export type CartToken = string | undefined

export interface AddToCart {
  productId: number
  variantId?: number
  /** Chosen values, for variable products without a variant id. */
  attributes?: Readonly<Record<string, string>>
  /** As sent; 0 counts as 1, anything but a whole number is refused (abuse 5). */
  quantity: string | number | undefined
}

/** Products, prices, carts, coupons, reviews. */
export interface Shop {
  product(id: number, viewer: Viewer): Promise<ProductView | undefined>
  cards(ids: readonly number[]): Promise<ReadonlyMap<number, ProductCard>>
  list(query: ProductQuery): Promise<ProductList>
  /** Others of the same categories, at most `most`. */
  related(productId: number, most: number): Promise<readonly ProductCard[]>
  /** Products that hold library files, by file, for the rows of the file search (LIB-18). */
  offersOf(fileIds: readonly number[]): Promise<ReadonlyMap<number, ProductCard>>

  /** No query at all without a token. What changed in the meantime is reckoned with, and said. */
  cart(token: CartToken): Promise<CartView>
  /** The same, and keeps the changes that the view says, so that they are said once. */
  settleCart(token: CartToken): Promise<CartView>
  /** Answers the token of the cart, made on the first piece. */
  add(
    token: CartToken,
    item: AddToCart,
  ): Promise<Result<{ token: string; line: CartLine; cart: CartView }, AddProblem, { productId?: number }>>
  remove(token: CartToken, key: string): Promise<Result<CartView, 'unknown-line'>>
  /** Puts back what was just removed. */
  undoRemove(token: CartToken, key: string): Promise<Result<CartView, 'unknown-line'>>
  /** Quantities by key; 0 removes. */
  setQuantities(
    token: CartToken,
    quantities: ReadonlyMap<string, string>,
  ): Promise<Result<CartView, AddProblem, { key: string }>>
  /** @param customer the e-mail address of who buys, when it is known by now */
  applyCoupon(token: CartToken, code: string, customer?: string): Promise<Result<CartView, CouponProblem>>
  removeCoupon(token: CartToken, code: string): Promise<CartView>
  /** At signing in: the cart of here and that of elsewhere become one, which `token` names from now on. */
  joinCarts(token: CartToken, userId: string): Promise<{ token: CartToken; joined: number }>
  /** What shipping would cost to a country (ISO code). */
  setDestination(token: CartToken, country: string): Promise<CartView>

  reviews(productId: number, page: number): Promise<ReviewList>
  /** Waits for approval. */
  addReview(
    review: NewReview,
  ): Promise<
    Result<{ id: number }, 'no-rating' | 'no-text' | 'no-name' | 'bad-email' | 'too-long' | 'unknown-product'>
  >

  /** With `tx` in the caller's transaction, as below. */
  addProduct(product: NewProduct, tx?: Transaction): Promise<void>
  changeProduct(
    entryId: number,
    change: ProductChange,
    tx?: Transaction,
  ): Promise<Result<undefined, 'not_found'>>
  addCoupon(coupon: NewCoupon): Promise<void>
  addShippingZone(zone: NewShippingZone): Promise<void>
  /**
   * Takes out coupons and shipping zones marked `demo`. Products have no mark of their own: they go with their entries,
   * whose rows the database takes them out with.
   */
  removeDemo(): Promise<{ coupons: number; shippingZones: number }>
  /** For staff (EDIT-05): what products sell for, by the number of their entries, whatever the state of those. */
  staffOffers(entryIds: readonly number[]): Promise<ReadonlyMap<number, StaffOffer>>
  /** Changes prices and stocks of several products, all or none; how many there were. */
  adjustProducts(ids: readonly number[], adjustment: ProductAdjustment, tx?: Transaction): Promise<number>
  staffReviews(query: StaffReviewQuery): Promise<{ reviews: readonly StaffReview[]; total: number }>
  /** Shows it, takes it from the site, answers it. */
  changeReview(id: number, change: ReviewChange): Promise<Result<undefined, 'not_found'>>
  deleteReview(id: number): Promise<Result<undefined, 'not_found'>>
  coupons(): Promise<readonly StaffCoupon[]>
  createCoupon(coupon: Omit<StaffCoupon, 'used'>): Promise<Result<StaffCoupon, 'code_taken'>>
  /** A property that is named with undefined goes away. */
  changeCoupon(code: string, change: CouponChange): Promise<Result<StaffCoupon, 'not_found'>>
  deleteCoupon(code: string): Promise<Result<undefined, 'not_found'>>
  /** How the shop trades; held in memory until it changes. */
  settings(): Promise<ShopSettings>
  /** Replaces the groups that are told. `demo`: see `removeDemo`. */
  changeSettings(change: Partial<ShopSettings>, demo?: boolean): Promise<void>
  /** What staff still have to fill in; `[]` when the shop is ready. */
  settingsGaps(): Promise<readonly SettingsGap[]>
  /** Keeps a key of Mollie once Mollie takes it, and tells the methods it opens; undefined ends paying online. */
  keepMollieKey(key: string | undefined): Promise<Result<{ methods: readonly string[] }, MollieKeyProblem>>
  /** Makes a draft of every page that the law asks for and that nobody chose yet; answers what was made. */
  makeLegalDrafts(): Promise<readonly { page: LegalPage; id: number }[]>
  /** An invoice or a credit note as a PDF; who may see it is the caller's to ask. */
  drawInvoice(invoice: InvoiceView, order: Pick<OrderView, 'paidAt' | 'paymentMethod'>): Promise<Paper>
  drawPackingSlip(order: OrderView): Promise<Paper>
  /** The words of a mail: as they are, and as they would be without staff. */
  mailWords(kind: MailKind): Promise<Record<MailPart, { now: string; byDefault: string }>>
  /** Puts other words; null gives those of the catalogue back. */
  changeMailWords(kind: MailKind, words: Readonly<Partial<Record<MailPart, string | null>>>): Promise<void>
  /** How a mail would look, of an order that is made up, with words that may not be kept yet. */
  previewMail(kind: MailKind, words: Readonly<Partial<Record<MailPart, string>>>): Promise<MailPreview>
  shippingZones(): Promise<readonly StaffShippingZone[]>
  createShippingZone(zone: Omit<StaffShippingZone, 'id'>): Promise<StaffShippingZone>
  changeShippingZone(id: number, change: ShippingZoneChange): Promise<Result<StaffShippingZone, 'not_found'>>
  deleteShippingZone(id: number): Promise<Result<undefined, 'not_found'>>
  orders: Orders
  /** Takes out what the law kept of erased orders, once it no longer does; the nightly sweep does so, too. */
  removeOutlived(): Promise<number>
  /** What the shop keeps about people. */
  personalData: PersonalData
  /** Plans the nightly sweep and the end of unpaid orders; after the jobs were started. */
  schedule(): Promise<void>
}
