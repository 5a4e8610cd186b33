import { binder } from '../../kernel/bind.ts'
import { addCustomerNote, findCustomer, listCustomers } from './customers/customers.ts'
import { changeMailWords, mailWords, previewMail } from './email/preview.ts'
import { makeLegalDrafts } from './legal-pages/make-drafts.ts'
import type { Parts } from './payments/parts.ts'
import { findSettingsGaps } from './shop-settings/gaps.ts'
import { keepMollieKey } from './shop-settings/mollie-key.ts'
import { changeShopSettings } from './shop-settings/shop-settings.ts'
import { addProduct, addProducts, changeProduct } from './staff/add-product.ts'
import { adjustProducts } from './staff/adjust-products.ts'
import { changeStock } from './staff/change-stock.ts'
import { orderProducts } from './staff/order-products.ts'
import { applySheet, planSheet } from './staff/product-sheet.ts'
import { salesReport } from './staff/sales-report.ts'
import {
  addCoupon,
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

/**
 * Products, reviews, customers, coupons, shipping and settings, for staff. A `tx` argument is the caller's transaction.
 */
export function createStaff(parts: Parts) {
  const bind = binder(parts)
  return {
    addProduct: bind(addProduct),
    addProducts: bind(addProducts),
    changeProduct: bind(changeProduct),
    /** Returns prices, stock and options of products by entry number, published or not (EDIT-05). */
    offers: bind(staffOffers),
    /** Returns the numbers of all products, sorted by price or stock. */
    orderProducts: bind(orderProducts),
    /** Changes prices and stocks of several products, all or none. Returns how many it changed. */
    adjustProducts: bind(adjustProducts),
    changeStock: bind(changeStock),
    /**
     * Returns the changes that a spreadsheet of prices and stocks would make. `applySheet` makes all of them or none.
     */
    planSheet: bind(planSheet),
    applySheet: bind(applySheet),
    /** Returns the invoiced sales of a year by month, product and VAT rate. */
    salesReport: bind(salesReport),

    reviews: bind(staffReviews),
    /** Approves a review, hides it or answers it. */
    changeReview: bind(changeReview),
    deleteReview: bind(deleteReview),

    customers: bind(listCustomers),
    customer: bind(findCustomer),
    addCustomerNote: bind(addCustomerNote),

    coupons: bind(listCoupons),
    couponUses: bind(listCouponUses),
    addCoupon: bind(addCoupon),
    createCoupon: bind(createCoupon),
    /** A property that is present with the value undefined is cleared. */
    changeCoupon: bind(changeCoupon),
    deleteCoupon: bind(deleteCoupon),

    shippingZones: bind(listShippingZones),
    createShippingZone: bind(createShippingZone),
    changeShippingZone: bind(changeShippingZone),
    deleteShippingZone: bind(deleteShippingZone),

    /** Replaces the given groups of settings. */
    changeSettings: bind(changeShopSettings),
    /** Returns the settings that staff still have to fill in; `[]` when the shop is ready. */
    settingsGaps: bind(findSettingsGaps),
    /** Stores a Mollie key that Mollie accepts and returns its payment methods; undefined ends online payment. */
    keepMollieKey: bind(keepMollieKey),
    /** Drafts every legally required page that nobody has chosen yet; returns the drafts. */
    makeLegalDrafts: bind(makeLegalDrafts),
    /** Returns the present texts of a mail and its default texts. */
    mailWords: bind(mailWords),
    /** Replaces texts of a mail; null restores the default. */
    changeMailWords: bind(changeMailWords),
    /** Draws a mail about an invented order, with texts that may not be saved yet. */
    previewMail: bind(previewMail),
  }
}
