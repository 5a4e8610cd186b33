import type { ComponentType, ReactNode } from 'react'
import type { TextData, Texts } from '../kernel/texts.ts'

/** When an island's script is fetched and React takes over its HTML; `none` ships no script at all. */
export type Hydrate = 'none' | 'interaction' | 'visible' | 'idle' | 'load'

/** What a widget's view gets, on the server, in the browser and in the editor. */
export interface ViewProps<Props, Model = undefined> {
  props: Props
  model: Model
  /** Finished children by slot name; a view places them and may hide, never inspect them (`isEmptySlot`). */
  slots: Readonly<Record<string, ReactNode>>
  texts: Texts
  /** The block's id on its page; unique there, and the same at every render. */
  id: string
}

export type View<Props, Model = undefined> = ComponentType<ViewProps<Props, Model>>

/** What an island carries in its JSON so that the browser can continue where the server stopped. */
export interface IslandData {
  id: string
  /** `identifierPrefix` of both renders. */
  prefix: string
  props: unknown
  model: unknown
  texts: TextData
}
