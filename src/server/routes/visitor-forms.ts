import type { Hono } from 'hono'
import { addAccountRoutes } from '../account/account-routes.ts'
import { addConsentRoutes } from '../consent/consent.ts'
import { addExtensionPages } from '../extension-pages.ts'
import { addFileRequestRoutes } from '../file-requests/file-requests.ts'
import { addForms } from '../forms/add-forms.ts'
import { postedForms } from '../forms/posted-forms.ts'
import { addNewsletterRoutes } from '../newsletter/newsletter.ts'
import { addPageFormRoutes } from '../page-forms/page-forms.ts'
import type { Env } from '../requests/env.ts'
import type { Serving } from '../serving.ts'
import { createCartActions } from '../shop/cart.ts'
import { addCartRoutes } from '../shop/cart-routes.ts'
import { addOrderRoutes } from '../shop/order-routes.ts'
import { addReviewRoutes } from '../shop/product-review.ts'
import { addStockAlertRoutes } from '../shop/stock-alert.ts'
import { viewerOf } from '../visitor.ts'

/** Every form that visitors post, and the pages that show them. */
export function addVisitorForms(app: Hono<Env>, { program, config, way }: Serving): void {
  const { shop, content, accounts } = program
  const cart = createCartActions({
    shop,
    content,
    siteUrl: config.siteUrl,
    async customerOf(request) {
      const { userId } = await viewerOf(program, request.headers)
      return userId === undefined ? undefined : (await accounts.ownerOf(userId))?.email
    },
  })
  addForms(app, postedForms(program, cart), way)
  addCartRoutes(app, cart, way)
  for (const add of [
    addOrderRoutes,
    addReviewRoutes,
    addStockAlertRoutes,
    addAccountRoutes,
    addNewsletterRoutes,
    addConsentRoutes,
    addPageFormRoutes,
    addFileRequestRoutes,
    addExtensionPages,
  ])
    add(app, program, way)
}
