/** A small script for server HTML: sets itself up on an element and returns its clean-up function. */
export type Mount = (root: HTMLElement) => () => void
