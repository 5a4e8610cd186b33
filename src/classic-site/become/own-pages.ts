/** Widgets that show what the program has pages of its own for; these stand there whatever a page says. */
const ownPages: Readonly<Record<string, string>> = {
  woocommerce_cart: '/cart/',
  'woocommerce-cart': '/cart/',
  'woocommerce/cart': '/cart/',
  woocommerce_checkout: '/checkout/',
  'woocommerce-checkout-page': '/checkout/',
  'woocommerce/checkout': '/checkout/',
  'woocommerce-purchase-summary': '/checkout/',
  woocommerce_my_account: '/my-account/',
  'woocommerce-my-account': '/my-account/',
  'woocommerce/customer-account': '/my-account/',
  woocommerce_order_tracking: '/my-account/',
  login: '/my-account/',
  'wp-widget-meta': '/my-account/',
  'woocommerce/classic-shortcode': '/cart/',
}

/** Where the program shows this by itself; '' for what it shows after a link in a mail. Undefined for other widgets. */
export const ownPageOf = (name: string): string | undefined =>
  Object.hasOwn(ownPages, name) ? ownPages[name] : undefined
