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

/** Pages that the settings of WooCommerce name, and ours. */
export const shopPages: Readonly<Record<string, string>> = {
  woocommerce_shop_page_id: '/shop/',
  woocommerce_cart_page_id: '/cart/',
  woocommerce_checkout_page_id: '/checkout/',
  woocommerce_myaccount_page_id: '/my-account/',
}

/** Forms by which visitors of other plug-ins sign in, register, and change their account. */
const accountForms =
  /^(?:wppb-(?:login|register|edit-profile|recover-password|logout)|ultimatemember(?:_(?:account|password))?|theme-my-login|user_registration_(?:form|my_account|login)|profilepress-[a-z-]+|wpmem_(?:form|profile|logged_out)|bbp-(?:login|register|lost-pass)|wpum_(?:login_form|register|account|password_recovery|profile)|woocommerce_lost_password|edd_login|mepr-account-[a-z-]+)$/

/** What only puts its contents somewhere. */
const layout = /^(?:core\/)?(?:group|columns?|shortcode|html|paragraph|spacer|separator|cover|row|stack)$/

/**
 * The page of the program that shows all of this page; undefined for one that has something else to say. `shopPage` is
 * ours of the page as which the settings of the shop name it.
 */
export function wholeOwnPage(
  content: string,
  elements: string | undefined,
  shopPage?: string,
): string | undefined {
  if (content.length > 20_000 || (elements?.length ?? 0) > 200_000) return undefined
  const block = /^\s*<!-- wp:(woocommerce\/(?:cart|checkout))\b/.exec(content)?.[1]
  // What stands in it is said when the cart is empty: a page of ours says that too.
  if (block && elements === undefined && content.trimEnd().endsWith(`<!-- /wp:${block} -->`))
    return ownPageOf(block)
  const names =
    elements === undefined
      ? [
          ...[...content.matchAll(/<!--\s+wp:([a-z][a-z0-9/-]{0,80})/g)].map(([, name = '']) => name),
          ...[...content.matchAll(/\[([a-z][a-z0-9_-]{0,80})/gi)].map(([, name = '']) => name),
        ]
      : [...elements.matchAll(/"widgetType":\s*"([\w-]{1,80})"/g)].map(([, name = '']) => name)
  const text = content.replace(/\[[^[\]]*\]|<[^<>]*>|&nbsp;/g, '').trim()
  if (elements === undefined && (text !== '' || /<(?:img|iframe|video|audio|table)\b/i.test(content)))
    return undefined
  const said = names.filter((name) => !layout.test(name))
  const pages = said.flatMap((name) => (accountForms.test(name) ? '/my-account/' : (ownPageOf(name) ?? [])))
  const isOurs = (name: string) =>
    accountForms.test(name) || ownPageOf(name) !== undefined || name.startsWith('woocommerce/')
  if (!said.every(isOurs)) return undefined
  return shopPage ?? (pages[0] || undefined)
}

/** Where the program shows this by itself; '' for what it shows after a link in a mail. Undefined for other widgets. */
export const ownPageOf = (name: string): string | undefined =>
  Object.hasOwn(ownPages, name) ? ownPages[name] : undefined
