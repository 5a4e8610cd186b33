export { cartWayTexts as texts } from '../shared/cart/cart-way-texts.nl.ts'
