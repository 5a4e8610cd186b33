import { defineWidget } from '../define.ts'
import { cartWayTexts } from '../shared/cart/cart-way-texts.nl.ts'
import { fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({ ...fields, texts: cartWayTexts, view })
