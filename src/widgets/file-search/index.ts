import { defineWidget } from '../define.ts'
import { fields } from './fields.ts'
import { load } from './load.ts'
import { resultTexts } from './results/texts.nl.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

export default defineWidget({ ...fields, texts: { ...resultTexts, ...texts }, load, view })
