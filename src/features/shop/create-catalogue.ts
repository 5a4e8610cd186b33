import { binder } from '../../kernel/bind.ts'
import type { Parts } from './payments/parts.ts'
import { productsBeside, productsForCart } from './products/beside.ts'
import { findCards, findProduct, offersOf } from './products/find.ts'
import { listProducts } from './products/list.ts'
import { addReview } from './reviews/add-review.ts'
import { mayReview } from './reviews/bought.ts'
import { bringReview } from './reviews/bring-review.ts'
import { inviteBuyers, refuseInvitations } from './reviews/invite.ts'
import { createReviews } from './reviews/read-reviews.ts'
import { findReview, markHelpful, reportReview } from './reviews/visitors-say.ts'
import {
  answerStockAlert,
  askStockAlert,
  findStockAlert,
  mailHeldLinks,
  tellWhoWaits,
} from './stock-alerts/stock-alerts.ts'

export interface Catalogue extends ReturnType<typeof createCatalogue> {}

/** The products for sale and their reviews. */
export function createCatalogue(parts: Parts) {
  const bind = binder(parts)
  return {
    product: bind(findProduct),
    cards: bind(findCards),
    /** Published entries by number: the content of products, without price and stock. */
    entries: parts.shelf.entries,
    list: bind(listProducts),
    beside: bind(productsBeside),
    forCart: bind(productsForCart),
    /** Returns the product that contains each library file, for the rows of the file search (LIB-18). */
    offersOf: bind(offersOf),
    /** Mails a link that confirms the address of somebody who waits for a sold-out product. */
    askStockAlert: bind(askStockAlert),
    stockAlert: bind(findStockAlert),
    answerStockAlert: bind(answerStockAlert),
    mailHeldLinks: bind(mailHeldLinks),
    tellWhoWaits: bind(tellWhoWaits),
    reviews: createReviews(parts),
    review: bind(findReview),
    mayReview: bind(mayReview),
    markHelpful: bind(markHelpful),
    reportReview: bind(reportReview),
    inviteBuyers: bind(inviteBuyers),
    refuseInvitations: bind(refuseInvitations),
    /** Stores a review, which waits for approval. */
    addReview: bind(addReview),
    bringReview: bind(bringReview),
  }
}
