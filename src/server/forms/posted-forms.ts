import type { Program } from '../../program.ts'
import { accountForms } from '../account/account-routes.ts'
import { commentForm } from '../comments/comments.ts'
import { consentForm } from '../consent/consent.ts'
import { extensionForms } from '../extension-pages.ts'
import { fileRequestForm } from '../file-requests/file-requests.ts'
import { newsletterForms } from '../newsletter/newsletter.ts'
import { pageForm } from '../page-forms/page-forms.ts'
import type { CartActions } from '../shop/cart.ts'
import { cartForms } from '../shop/cart-routes.ts'
import { checkoutForm } from '../shop/checkout.ts'
import { orderForms } from '../shop/orders.ts'
import { productReviewForms } from '../shop/product-review.ts'
import { stockAlertForm } from '../shop/stock-alert.ts'
import { withdrawForm } from '../shop/withdraw.ts'
import type { PostedForm } from './posted-form.ts'

/** Every form that visitors post to an address of its own. */
export const postedForms = (program: Program, cart: CartActions): readonly PostedForm[] => [
  ...cartForms(cart),
  ...accountForms(program),
  commentForm(program),
  ...productReviewForms(program),
  stockAlertForm(program),
  checkoutForm(program),
  ...orderForms(program),
  withdrawForm(program),
  ...newsletterForms(program),
  consentForm(program),
  pageForm(program),
  fileRequestForm(program),
  ...extensionForms(program),
]
