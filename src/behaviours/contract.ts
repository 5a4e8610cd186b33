/** A small effect on server HTML: sets itself up on an element and returns its clean-up. */
export type Mount = (root: HTMLElement) => () => void
