/** `sizes` of a product's pictures, large and as thumbnails. */
export const stageSizes = '(width >= 1300px) 660px, (width >= 960px) 54vw, calc(100vw - 36px)'
export const thumbSizes = '(width >= 960px) 156px, 22vw'
