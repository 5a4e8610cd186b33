import { z } from 'zod'
import { cartWayTexts } from '../cart-way-texts.nl.ts'
import { defineWidget } from '../define.ts'
import { fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({ ...fields, schema: z.object({}), texts: cartWayTexts, view })
