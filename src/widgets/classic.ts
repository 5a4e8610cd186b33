import type { EntryType } from '../kernel/kinds.ts'
import type { PerDevice } from '../kernel/per-device.ts'
import type { WidgetFields } from './fields.ts'

/**
 * A widget that a classic page becomes, before it has an id: slots hold others of these. What a mapping leaves out of
 * the props starts as in a new widget, so a mapping sets every text that a visitor would see.
 */
export interface Draft {
  type: string
  props: Record<string, unknown>
  /** Its id on the page, when no other has it. */
  id?: string
  /** The name of what it stands in for, which had no counterpart. */
  standsFor?: string
  /** What a text says in its place, when that does not follow from its props. */
  prose?: string
}

/** A picture of ours, as texts and widgets name it. */
export interface KnownPicture {
  id: number
  /** Its address, as `/media/7/kerk-800.jpg`. */
  src: string
  alt?: string | undefined
  /** Of the file behind `src`, in pixels. */
  width?: number | undefined
  height?: number | undefined
}

/** A file of the library. */
export interface KnownFile {
  id: number
  title: string
  categoryId?: number | undefined
  /** Where it is downloaded. */
  address?: string | undefined
}

/** What a form of the classic site asked, as the form widget has it. */
export interface KnownForm {
  title: string
  questions: readonly Record<string, unknown>[]
  button?: string
  thanks?: string
  to?: string
}

/**
 * What became of the things of a classic site, which are named by their ids and addresses there. Each answer is final:
 * whoever brings things in asks for texts once the things have their numbers. Undefined: it did not come along.
 */
export interface ClassicLinks {
  /** A picture, by the id of its attachment or by any address of it (`…-300x225.jpg`, `-scaled`, `?w=600`). */
  picture(named: { id?: number | undefined; url?: string | undefined }): KnownPicture | undefined
  /** The file of the library that an attachment other than a picture became, by its id or address. */
  attachment(named: { id?: number | undefined; url?: string | undefined }): KnownFile | undefined
  /** Whether an address is one of the classic site, under any of its hosts. */
  isOld(address: string): boolean
  /** Where an address of the classic site leads now, as a path with its query and hash. */
  address(old: string): string | undefined
  /** Ids there of the pictures that were uploaded for a post, in order. */
  attachedTo(post: number): readonly number[]
  /** The address of a post of any type. */
  post(id: number): string | undefined
  /** The address of a term, by id. */
  termAddress(id: number): string | undefined
  /** A term as widgets name it (its path of slugs), by id or slug there. */
  term(named: {
    taxonomy?: string | undefined
    id?: number | undefined
    slug?: string | undefined
  }): { taxonomy: string; path: string } | undefined
  /** A kind of content, by the type of post. */
  kind(type: string): EntryType | undefined
  /** A file of the library, by the id of its post. */
  file(id: number): KnownFile | undefined
  /** A category of files, by the id of its term. */
  fileCategory(id: number): { id: number; title: string; address?: string | undefined } | undefined
  /** The name of a menu, by its id, slug or title there. */
  menu(named: string): string | undefined
  /** A form of a plug-in, by the name of its shortcode (`contact-form-7`) and its id. */
  form(plugin: string, id: string): KnownForm | undefined
  /** The document of a saved block, a template or a global widget that stands on several pages. */
  part(id: number): number | undefined
  /** The document of a popup or panel. */
  layer(id: number): number | undefined
  /** The document of the card of a list (`loop-item`, or the template of a skin). */
  card(id: number): number | undefined
  /** The name of an own field, by its key there (of ACF, JetEngine, Pods, or plain meta). */
  field(key: string): string | undefined
}

/** Why something of a text is not there any more, or stands there differently. */
export type LossSort =
  /** A widget, shortcode or block without a counterpart: its text, pictures and links stand in a text. */
  | 'plain'
  /** A widget, shortcode or block of which nothing could be kept, since all that it shows is made by a plug-in. */
  | 'left'
  /** Something for which the program has a page of its own, such as the cart. */
  | 'own-page'
  /** A picture, file, form, menu, template or field that is not there. */
  | 'picture'
  | 'file'
  | 'link'
  | 'form'
  | 'reference'
  /** A value that the entry of a page filled in, which it cannot fill here. */
  | 'dynamic'
  /** A script, style or frame. */
  | 'script'
  /** A place in the layout, an alignment or a background for which there is none here. */
  | 'layout'
  /** A global colour or font that is not in the kit. */
  | 'global'
  /** What was deeper or longer than a page may be. */
  | 'too-much'

/**
 * The settings of a widget of a classic page: of Elementor, of a shortcode or of a block. Each method reads one of them in
 * the form that fields of ours have, whichever form it had there, and counts what did not come along.
 */
export interface ClassicWidget {
  /** As it is called there: `icon-list`, `wpfd_category`, `core/gallery`. */
  readonly name: string
  /** Whether a setting says anything. */
  has(key: string): boolean
  /** Plain text on one line. */
  line(key: string): string
  /** Plain text of several lines. */
  lines(key: string): string
  /** HTML for a text of ours. */
  prose(key: string): string
  /** HTML with all that stands in it, such as films and shortcodes, as widgets. */
  texts(key: string, props?: Record<string, unknown>): Draft[]
  /** An address; '' for none. */
  link(key: string): string
  picture(key: string): number | null
  pictures(key: string): number[]
  /** A whole number, also out of `{ size, unit }`; undefined when the setting has none. */
  number(key: string): number | undefined
  /** Whether it is switched on; `usual` when it says nothing. */
  is(key: string, usual?: boolean): boolean
  /** The value as it is stored there; for what none of the others reads. */
  raw(key: string): unknown
  choice<const Value>(key: string, values: Readonly<Record<string, Value>>, usual: Value): Value
  /** A choice that may differ by device. */
  onDevices<Value extends string | number>(
    key: string,
    values: Readonly<Record<string, Value>>,
    usual: Value,
  ): PerDevice<Value>
  /** A number that may differ by device, within these limits. */
  numberOnDevices(key: string, limits: { min: number; max: number; usual: number }): PerDevice<number>
  /** The name of an icon, as `fas fa-check`; '' for none. */
  icon(key: string): string
  rows(key: string): ClassicWidget[]
  /** What stands in it; of the child with this place, when it has several. */
  blocks(at?: number): Draft[]
  /** What it says in all, as HTML in reading order. */
  readonly plain: string
  readonly links: ClassicLinks
  lose(sort: LossSort, name?: string): void
}

/** Makes what stands in place of a classic widget; nothing when it shows nothing. */
export type Replaces = (from: ClassicWidget) => Draft | readonly Draft[] | undefined

/** What a room takes over (`classic.ts`). */
export interface ClassicMapping {
  elementor?: Readonly<Record<string, Replaces>>
  shortcodes?: Readonly<Record<string, Replaces>>
  /** Blocks of the block editor, with the name of their plug-in: `core/gallery`. */
  blocks?: Readonly<Record<string, Replaces>>
}

/** Marks a value that the entry of the page fills in; from the private use area of Unicode, so that no text has it. */
export const dynamicMarks = { start: '\ue002', end: '\ue003' } as const

/** A value of every entry, such as `entry.title`, or of an own field, where a widget would have it written. */
export const dynamicValue = (path: string): string => `${dynamicMarks.start}${path}${dynamicMarks.end}`

/** A widget of a room, with what its fields do not start with. */
export const draft = <Props>(
  { name }: WidgetFields<Props>,
  props: Partial<Props> & { [slot: string]: unknown },
): Draft => ({ type: name, props })

/** A text, as any room may make one of what it has no field for. */
export const textDraft = (html: string, props: Record<string, unknown> = {}): Draft[] =>
  html.trim() === '' ? [] : [{ type: 'text', props: { html, ...props } }]
