import type { Hydrate } from '../islands/contract.ts'

/** How the page editor shows one prop. Data only: this file and every `fields.ts` also run in the browser. */
export type Field =
  | { type: 'text'; label: string; help?: string }
  | { type: 'longtext'; label: string; help?: string }
  | { type: 'richtext'; label: string; help?: string }
  | { type: 'number'; label: string; min?: number; max?: number; help?: string }
  | { type: 'toggle'; label: string; help?: string }
  | { type: 'choice'; label: string; options: readonly { value: string; label: string }[]; help?: string }
  | { type: 'link'; label: string; help?: string }
  | { type: 'media'; label: string; help?: string }
  | { type: 'file'; label: string; help?: string }
  | { type: 'file-category'; label: string; help?: string }
  | { type: 'menu'; label: string; help?: string }
  | { type: 'list'; label: string; item: Readonly<Record<string, Field>>; itemLabel: string; help?: string }
  | { type: 'slot'; label: string }

export type Fields = Readonly<Record<string, Field>>

/** A widget's public face in the editor: what it is called, what can be set, where it starts. */
export interface WidgetFields<Props> {
  /** The room's folder name; stored in documents. */
  name: string
  label: string
  group: 'opmaak' | 'tekst' | 'catalogus' | 'bestanden' | 'navigatie' | 'winkel'
  fields: Fields
  /** Props of a freshly placed widget, without slots. */
  defaults: Props
  hydrate: Hydrate
}
