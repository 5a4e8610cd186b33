import { defineWidget } from 'schelp/extension'
import { classic } from './classic.ts'
import { fields } from './fields.ts'
import { load, points } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

export default defineWidget({ ...fields, texts, load, points, view, classic })
