/** What a link to the cart says of it. */
export const cartWayTexts = {
  open: 'Mand ({count})',
  /** On a narrow screen. */
  openBrief: '({count})',
  openName: 'Mand ({count}), naar de winkelmand',
} as const
