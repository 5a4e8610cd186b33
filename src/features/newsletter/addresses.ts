/** Where mail programs unsubscribe their reader (RFC 8058): a POST without cookies, from another origin. */
export const oneClickPath = '/nieuwsbrief/uit/'

/** Where the mail server posts returned mail; the site's own key is appended. */
export const returnsPath = '/nieuwsbrief/terug/'
