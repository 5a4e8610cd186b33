/** Of one review: `{number}/` behind it; of an invitation: number and key of the order. */
export const reviewPath = '/product-review/'
