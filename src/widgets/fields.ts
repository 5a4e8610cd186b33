import type { Hydrate } from '../islands/contract.ts'

/** Where a field stands in the panel: what a visitor reads (unless told), how it looks, how it works. */
export type FieldPart = 'look' | 'working'

interface Face {
  label: string
  help?: string
  part?: FieldPart
}
interface Option {
  value: string
  label: string
}

/** How the page editor shows one prop. Data only: this file and every `fields.ts` also run in the browser. */
export type Field =
  | ({ type: 'text' } & Face)
  | ({ type: 'longtext' } & Face)
  | ({ type: 'richtext' } & Face)
  | ({ type: 'toggle' } & Face)
  | ({ type: 'link' } & Face)
  | ({ type: 'media' } & Face)
  | ({ type: 'file' } & Face)
  | ({ type: 'file-category' } & Face)
  /** Numbers of categories, kept as a text with commas between. */
  | ({ type: 'file-categories' } & Face)
  | ({ type: 'menu' } & Face)
  | ({ type: 'number'; min?: number; max?: number } & Face)
  /** With `perDevice` the prop is a `PerDevice` of one of the values (`deviceChoice` of `shared/settings/look-fields.ts`). */
  | ({ type: 'choice'; options: readonly Option[]; perDevice?: true } & Face)
  /** Several of a few, kept as a text with commas between. */
  | ({ type: 'choices'; options: readonly Option[] } & Face)
  /** The slug of a term; `besideTaxonomy` names the prop that says of which taxonomy it is. */
  | ({ type: 'term'; taxonomies: readonly string[]; besideTaxonomy?: string } & Face)
  | ({ type: 'list'; item: Readonly<Record<string, Field>>; itemLabel: string } & Face)
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
  /** It stands across the page and brings the margins of its contents; what has none is put in a section. */
  margins?: 'own'
}
