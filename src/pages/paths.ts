/** Addresses in the head of every page. */
export const feedPath = '/feed/'
export const manifestPath = '/site.webmanifest'
export const touchIconPath = '/apple-touch-icon.png'
export const iconPath = (sizePx: number): string => `/icon-${sizePx}.png`
