import type { Hydrate } from '../islands/contract.ts'
import type { EntryType, Taxonomy } from '../kernel/kinds.ts'
import type { PartType } from '../kernel/own-fields.ts'
import type { PerDevice } from '../kernel/per-device.ts'

/**
 * The tab of the panel in which a field stands. Unless told it is the first, with what a visitor reads; the others are about
 * looks, behaviour, the map, staying in view, movement, notes of staff, and for popups about what opens them and for whom.
 */
export type FieldPart = 'opens' | 'timing' | 'look' | 'working' | 'map' | 'sticky' | 'motion' | 'note'

interface Face<Value> {
  label: string
  help?: string
  part?: FieldPart
  /** Shows the field only while another prop has one of these values. */
  when?: { readonly prop: string; readonly is: readonly string[] }
  /** The value in a new widget; by default empty, off, the lowest number, or the first choice. */
  initial?: Value
}
interface Option {
  value: string
  label: string
}
type Text = Face<string>
type Number = Face<number>

/**
 * One prop of a widget: how the page editor shows it, what it may hold, where it starts. Its type, its schema and its
 * default come from here. Data only: this file and every `fields.ts` also run in the browser.
 */
export type Field =
  /** One line. `required`: never empty. */
  | ({ type: 'text'; required?: true } & Text)
  | ({ type: 'longtext' } & Text)
  | ({ type: 'richtext' } & Text)
  | ({ type: 'toggle' } & Face<boolean>)
  | ({ type: 'link' } & Text)
  /** An anchor, the part of an address after `#`. */
  | ({ type: 'anchor' } & Text)
  | ({ type: 'media' } & Face<null>)
  /** User number of a staff member. */
  | ({ type: 'author' } & Face<null>)
  /** Number of the document in which staff designed the card of a list. */
  | ({ type: 'card' } & Face<null>)
  /** The number of a document that staff put on several pages. */
  | ({ type: 'part' } & Face<null>)
  /** Numbers of pictures, in order. */
  | ({ type: 'pictures' } & Face<readonly number[]>)
  /** A day and time of the Netherlands, `2026-11-22T14:30`; empty for none. */
  | ({ type: 'datetime' } & Text)
  /** A day, `2026-11-22`; empty for none. */
  | ({ type: 'date' } & Text)
  /** Raw HTML: of administrators as they wrote it, of others with everything harmful removed (`trustHtml`). */
  | ({ type: 'html' } & Text)
  /** With `asNumber` the prop is a number, 0 for none. */
  | ({ type: 'file'; asNumber?: true } & Face<string | number>)
  | ({ type: 'file-category'; asNumber?: true } & Face<string | number>)
  /** Numbers of categories, as a text with commas between them. */
  | ({ type: 'file-categories' } & Text)
  | ({ type: 'menu' } & Text)
  /** Numbers of newsletter lists, as a text with commas between them. */
  | ({ type: 'newsletter-lists' } & Text)
  /** A kind of content, built in or defined by staff. */
  | ({ type: 'kind' } & Face<EntryType> & { initial: EntryType })
  /**
   * The name of a field that staff declared; empty for all of them, or for what `empty` says. With `of` it holds one of
   * these types, or is a part of rows that does (`veld_beelden.veld_foto`).
   */
  | ({ type: 'own-field'; of?: readonly PartType[]; empty?: string } & Text)
  /** With `perDevice` the prop is a `PerDevice`. */
  | ({ type: 'number'; min?: number; max?: number; perDevice?: true } & Number)
  /**
   * With `perDevice` the prop is a `PerDevice` of one of the values (`deviceChoice` of
   * `shared/settings/look-fields.ts`); with `asNumber` the values are numbers.
   */
  | ({ type: 'choice'; options: readonly Option[]; perDevice?: true; asNumber?: true } & Face<
      string | number
    >)
  /** Several of a few fixed values, as a text with commas between them. */
  | ({ type: 'choices'; options: readonly Option[] } & Text)
  /** Names of roles of the site (`editor`, `own-7`), kept as a text with commas between. */
  | ({ type: 'roles' } & Text)
  /** What entries are sorted by, of the program or of staff; empty for what `empty` says. `{name}` in `each` is its name. */
  | ({ type: 'taxonomy'; empty: string; each?: string } & Face<Taxonomy | ''>)
  /** Several choices, as a text with commas between them. */
  | ({ type: 'taxonomies' } & Text)
  /**
   * The slug of a term, of any taxonomy unless `taxonomies` tells; `besideTaxonomy` names the prop that says of which
   * it is.
   */
  | ({ type: 'term'; taxonomies?: readonly string[]; besideTaxonomy?: string } & Text)
  /** Several terms of any taxonomy, kept as a text with commas between: `soort/kerk, plaats/utrecht`. */
  | ({ type: 'terms' } & Text)
  | ({ type: 'list'; item: Fields; itemLabel: string } & Face<readonly object[]>)
  /** A text that another field's control writes; it has no control of its own. */
  | { type: 'beside'; label?: never; initial?: string }
  /** A place for other widgets. With `when` it shows only while another prop has one of these values. */
  | { type: 'slot'; label: string; when?: { prop: string; is: readonly string[] } }

export type Fields = { readonly [name: string]: Field }

type Numbered<F, Value> = F extends { asNumber: true }
  ? Value extends `${infer Digits extends number}`
    ? Digits
    : never
  : Value

type ValueOf<F> = F extends { type: 'toggle' }
  ? boolean
  : F extends { type: 'number' }
    ? F extends { perDevice: true }
      ? PerDevice<number>
      : number
    : F extends { type: 'pictures' }
      ? readonly number[]
      : F extends { type: 'media' | 'author' | 'card' | 'part' }
        ? number | null
        : F extends { type: 'list'; item: infer Item }
          ? readonly ValuesOf<Item>[]
          : F extends { type: 'choice'; options: readonly { value: infer Value }[] }
            ? F extends { perDevice: true }
              ? PerDevice<Numbered<F, Value>>
              : Numbered<F, Value>
            : F extends { type: 'kind' }
              ? EntryType
              : F extends { type: 'taxonomy' }
                ? Taxonomy | ''
                : F extends { asNumber: true }
                  ? number
                  : string

/** The value of each field. Slots have none, since their contents are rendered. */
export type ValuesOf<F> = {
  [Name in keyof F as F[Name] extends { type: 'slot' } ? never : Name]: ValueOf<F[Name]>
}

interface Described<F> {
  /** The room's folder name; stored in documents. */
  name: string
  label: string
  group: 'opmaak' | 'tekst' | 'catalogus' | 'bestanden' | 'navigatie' | 'winkel'
  fields: F
  hydrate: Hydrate
  /** Allowed in the card of a list: it reads nothing but the entry, so that many can be rendered at once. */
  fitsCards?: true
  /**
   * As wide as the page; sets the margins of its own contents. Other widgets at the top level are wrapped in a section.
   */
  margins?: 'own'
  /** How many migrations of stored props there are (`migrations.ts`); a new widget needs none of them. */
  version?: number
}

/** The public description of a widget for the editor: its name, its settings, and their defaults. */
export interface WidgetFields<Props> extends Described<Fields> {
  /** Props of a freshly placed widget, without slots. */
  defaults: Props
}

/** The props of a widget, from its fields. */
export type PropsOf<W extends { defaults: unknown }> = W['defaults']

/** Defines a widget. Its defaults and the type of its props follow from its fields. */
export const widgetFields = <const F extends Fields>(described: Described<F>): WidgetFields<ValuesOf<F>> => ({
  ...described,
  // Each value has the type of its field; a test checks the defaults of every widget against its schema.
  defaults: initialValues(described.fields) as ValuesOf<F>,
})

/** Where the props of fields start, without slots. */
export const initialValues = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { type }]) => type !== 'slot')
      .map(([name, field]) => [name, initialValue(field)]),
  )

function initialValue(field: Field): unknown {
  if (field.type === 'slot') return []
  if (field.initial !== undefined) return field.initial
  switch (field.type) {
    case 'toggle':
      return false
    case 'number':
      return field.min ?? 0
    case 'choice': {
      const [first] = field.options
      return field.asNumber ? Number(first?.value) : (first?.value ?? '')
    }
    case 'media':
    case 'author':
    case 'card':
    case 'part':
      return null
    case 'list':
    case 'pictures':
      return []
    case 'file':
    case 'file-category':
      return field.asNumber ? 0 : ''
    default:
      return ''
  }
}
