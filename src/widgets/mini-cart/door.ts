/** What a change of the cart replaces on a page. */
export { cartFragments } from './fragments.tsx'
