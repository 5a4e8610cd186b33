import { binder } from '../../kernel/bind.ts'
import { addToCart } from './cart/add-to-cart.ts'
import {
  applyCoupon,
  removeCoupon,
  removeLine,
  setDestination,
  settleCart,
  showCart,
  undoRemove,
} from './cart/change-cart.ts'
import { joinCarts } from './cart/join-carts.ts'
import { setQuantities } from './cart/set-quantities.ts'
import { createCarts } from './cart/stored-cart.ts'
import { createOrders } from './create-orders.ts'
import { removeDemo } from './demo.ts'
import type { ShopDeps } from './deps.ts'
import { makeLegalDrafts } from './legal-pages/make-drafts.ts'
import { createOrderMails } from './paper/mail/order-mails.ts'
import { changeMailWords, mailWords, previewMail } from './paper/mail/preview.ts'
import { drawInvoice, drawPackingSlip } from './paper/papers.ts'
import type { Parts } from './parts.ts'
import { chooseProvider } from './payments/choose-provider.ts'
import { expiryJob, expiryTime } from './payments/expire-orders.ts'
import { collectPersonal } from './personal/collect.ts'
import { erasePersonal, isBusyWith, removeOutlived } from './personal/erase.ts'
import { addProduct, changeProduct } from './products/add-product.ts'
import { findCards, findProduct, offersOf } from './products/find.ts'
import { listProducts, relatedProducts } from './products/list.ts'
import { createShelf } from './products/shelf.ts'
import { addReview } from './reviews/add-review.ts'
import { readReviews } from './reviews/read-reviews.ts'
import { addCoupon, addShippingZone } from './settings.ts'
import type { Shop } from './shop.ts'
import { findSettingsGaps } from './shop-settings/gaps.ts'
import { keepMollieKey } from './shop-settings/mollie-key.ts'
import { changeShopSettings, holdShopSettings } from './shop-settings/shop-settings.ts'
import { adjustProducts } from './staff/adjust-products.ts'
import { changeCoupon, createCoupon, deleteCoupon, listCoupons } from './staff/staff-coupons.ts'
import { staffOffers } from './staff/staff-offers.ts'
import { changeReview, deleteReview, staffReviews } from './staff/staff-reviews.ts'
import {
  changeShippingZone,
  createShippingZone,
  deleteShippingZone,
  listShippingZones,
} from './staff/staff-shipping.ts'
import { sweep, sweepJob, sweepTime } from './sweep.ts'

/** Defines its jobs: call it before they are started. */
export function createShop(deps: ShopDeps): Shop {
  const settings = holdShopSettings(deps)
  const parts: Parts = {
    ...deps,
    shelf: createShelf(deps),
    carts: createCarts(deps),
    settings,
    orderMails: createOrderMails({ ...deps, settings }),
    provider: chooseProvider({ ...deps, settings }),
  }
  deps.jobs.define(sweepJob, () => sweep(parts))
  const bind = binder(parts)
  return {
    product: bind(findProduct),
    cards: bind(findCards),
    list: bind(listProducts),
    related: bind(relatedProducts),
    offersOf: bind(offersOf),
    cart: bind(showCart),
    settleCart: bind(settleCart),
    add: bind(addToCart),
    remove: bind(removeLine),
    undoRemove: bind(undoRemove),
    setQuantities: bind(setQuantities),
    applyCoupon: bind(applyCoupon),
    removeCoupon: bind(removeCoupon),
    setDestination: bind(setDestination),
    joinCarts: bind(joinCarts),
    reviews: bind(readReviews),
    addReview: bind(addReview),
    addProduct: bind(addProduct),
    changeProduct: bind(changeProduct),
    addCoupon: bind(addCoupon),
    addShippingZone: bind(addShippingZone),
    removeDemo: bind(removeDemo),
    staffOffers: bind(staffOffers),
    adjustProducts: bind(adjustProducts),
    staffReviews: bind(staffReviews),
    changeReview: bind(changeReview),
    deleteReview: bind(deleteReview),
    coupons: bind(listCoupons),
    createCoupon: bind(createCoupon),
    changeCoupon: bind(changeCoupon),
    deleteCoupon: bind(deleteCoupon),
    settings: parts.settings,
    changeSettings: bind(changeShopSettings),
    settingsGaps: bind(findSettingsGaps),
    keepMollieKey: bind(keepMollieKey),
    makeLegalDrafts: bind(makeLegalDrafts),
    drawInvoice: bind(drawInvoice),
    drawPackingSlip: bind(drawPackingSlip),
    mailWords: bind(mailWords),
    changeMailWords: bind(changeMailWords),
    previewMail: bind(previewMail),
    shippingZones: bind(listShippingZones),
    createShippingZone: bind(createShippingZone),
    changeShippingZone: bind(changeShippingZone),
    deleteShippingZone: bind(deleteShippingZone),
    orders: createOrders(parts),
    removeOutlived: bind(removeOutlived),
    personalData: {
      collect: bind(collectPersonal),
      isBusy: isBusyWith,
      erase: bind(erasePersonal),
    },
    async schedule() {
      await deps.jobs.schedule(sweepJob, sweepTime)
      await deps.jobs.schedule(expiryJob, expiryTime)
    },
  }
}
