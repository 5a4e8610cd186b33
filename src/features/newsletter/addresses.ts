/** Where programs for mail unsubscribe their reader (RFC 8058): a post without cookies, from another origin. */
export const oneClickPath = '/nieuwsbrief/uit/'

/** Where the mail server posts what came back, behind it the site's own key. */
export const returnsPath = '/nieuwsbrief/terug/'
