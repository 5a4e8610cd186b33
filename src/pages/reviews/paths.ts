/** With `{number}/` behind it: one review; with number and key of an order: an invitation. */
export const reviewPath = '/product-review/'
