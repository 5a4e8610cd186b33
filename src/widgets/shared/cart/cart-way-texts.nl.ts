/** What a link to the cart says of it. */
export const cartWayTexts = {
  open: 'Mand ({count})',
  /** On a narrow screen. */
  openBrief: '({count})',
  /** Without scripts, when nothing counts what is in it. */
  openUncounted: 'Mand',
  openName: 'Mand ({count}), naar de winkelmand',
} as const
