/** The parts of a page that a change of the cart replaces. */
export { cartFragments } from './fragments.tsx'
