/** What the build found of extensions (`vite.extensions.ts`). */
declare module 'virtual:extensions' {
  export const extensions: readonly import('./built.ts').BuiltExtension[]
}

declare module 'virtual:extension-behaviours' {
  export const behaviours: Readonly<
    Record<string, () => Promise<{ mount: import('../behaviours/contract.ts').Mount }>>
  >
}

declare module 'virtual:extension-styles' {}

declare module 'virtual:extension-rooms' {
  export const rooms: readonly {
    extension: string
    fields: import('../widgets/fields.ts').WidgetFields<Record<string, unknown>>
  }[]
  export const views: Readonly<
    Record<string, () => Promise<{ default: import('../staff/editor/rooms.ts').AnyView }>>
  >
  export const emails: readonly string[]
}

declare module 'virtual:extension-screens' {
  export const parts: Readonly<Record<string, () => Promise<unknown>>>
}

declare module 'virtual:extension-networks' {
  /** Where a page can be shared: `{url}` and `{title}` of the address are the page's. */
  export const share: Readonly<Record<string, { title: string; href: string; sign: string }>>
  /** Where a society can have a profile. */
  export const profiles: Readonly<Record<string, { title: string; sign: string }>>
}
