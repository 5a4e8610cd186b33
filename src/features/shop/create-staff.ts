import { binder } from '../../kernel/bind.ts'
import { addCustomerNote, findCustomer, listCustomers } from './customers/customers.ts'
import { makeLegalDrafts } from './legal-pages/make-drafts.ts'
import { changeMailWords, mailWords, previewMail } from './paper/mail/preview.ts'
import type { Parts } from './parts.ts'
import { addCoupon, addShippingZone } from './settings.ts'
import { findSettingsGaps } from './shop-settings/gaps.ts'
import { keepMollieKey } from './shop-settings/mollie-key.ts'
import { changeShopSettings } from './shop-settings/shop-settings.ts'
import { addProduct, changeProduct } from './staff/add-product.ts'
import { adjustProducts } from './staff/adjust-products.ts'
import { changeStock } from './staff/change-stock.ts'
import { orderProducts } from './staff/order-products.ts'
import { applySheet, planSheet } from './staff/product-sheet.ts'
import { salesReport } from './staff/sales-report.ts'
import {
  changeCoupon,
  createCoupon,
  deleteCoupon,
  listCoupons,
  listCouponUses,
} from './staff/staff-coupons.ts'
import { staffOffers } from './staff/staff-offers.ts'
import { changeReview, deleteReview, staffReviews } from './staff/staff-reviews.ts'
import {
  changeShippingZone,
  createShippingZone,
  deleteShippingZone,
  listShippingZones,
} from './staff/staff-shipping.ts'

export interface ShopStaff extends ReturnType<typeof createStaff> {}

/** What staff keep: products, reviews, customers, coupons, shipping, and how the shop trades. A `tx` is the caller's transaction. */
export function createStaff(parts: Parts) {
  const bind = binder(parts)
  return {
    addProduct: bind(addProduct),
    changeProduct: bind(changeProduct),
    /** What products sell for, by the number of their entries, whatever the state of those (EDIT-05). */
    offers: bind(staffOffers),
    /** The numbers of all products, by price or stock. */
    orderProducts: bind(orderProducts),
    /** Changes prices and stocks of several products, all or none; how many there were. */
    adjustProducts: bind(adjustProducts),
    changeStock: bind(changeStock),
    /** What a spreadsheet of prices and stocks would change; then, all of it or none. */
    planSheet: bind(planSheet),
    applySheet: bind(applySheet),
    /** What was invoiced in a year, by month, product and VAT rate. */
    salesReport: bind(salesReport),

    reviews: bind(staffReviews),
    /** Shows it, takes it from the site, answers it. */
    changeReview: bind(changeReview),
    deleteReview: bind(deleteReview),

    customers: bind(listCustomers),
    customer: bind(findCustomer),
    addCustomerNote: bind(addCustomerNote),

    coupons: bind(listCoupons),
    couponUses: bind(listCouponUses),
    addCoupon: bind(addCoupon),
    createCoupon: bind(createCoupon),
    /** A property that is named with undefined goes away. */
    changeCoupon: bind(changeCoupon),
    deleteCoupon: bind(deleteCoupon),

    shippingZones: bind(listShippingZones),
    addShippingZone: bind(addShippingZone),
    createShippingZone: bind(createShippingZone),
    changeShippingZone: bind(changeShippingZone),
    deleteShippingZone: bind(deleteShippingZone),

    /** Replaces the groups that are told. */
    changeSettings: bind(changeShopSettings),
    /** What staff still have to fill in; `[]` when the shop is ready. */
    settingsGaps: bind(findSettingsGaps),
    /** Keeps a key of Mollie once Mollie takes it, and tells the methods it opens; undefined ends paying online. */
    keepMollieKey: bind(keepMollieKey),
    /** Makes a draft of every page that the law asks for and that nobody chose yet; answers what was made. */
    makeLegalDrafts: bind(makeLegalDrafts),
    /** The words of a mail: as they are, and as they would be without staff. */
    mailWords: bind(mailWords),
    /** Puts other words; null gives those of the catalogue back. */
    changeMailWords: bind(changeMailWords),
    /** How a mail would look, of an order that is made up, with words that may not be kept yet. */
    previewMail: bind(previewMail),
  }
}
