/** What a link of the form `#builder-action:action={name}&settings={base64 JSON}` asks of its page (section 2). */
export interface UrlAction {
  action: string
  /** Data of whoever wrote the link: each value is to be judged where it is used. */
  settings: Readonly<Record<string, unknown>>
}

/** Any word before `-action` is read; imported pages have another builder's. */
const shape = /^#[a-z]\w*-action:action=([\w:-]{1,40})(?:&settings=([\w+/=-]*))?$/i

/** Far above what any action needs. */
const longest = 4000

/** Reads the hash of an address, also when it is written with percent signs; undefined when it asks for nothing. */
export function parseUrlAction(hash: string): UrlAction | undefined {
  if (hash.length > longest) return undefined
  const [, action, settings = ''] = shape.exec(decoded(hash)) ?? []
  return action === undefined ? undefined : { action: action.toLowerCase(), settings: readSettings(settings) }
}

/** The same as an address to lead to. */
export const urlActionOf = (action: string, settings: Readonly<Record<string, number | boolean>>): string =>
  `#builder-action:action=${action}&settings=${btoa(JSON.stringify(settings))}`

/** Number of a popup or panel in the settings of an action; 0 for none. Others write it as a text. */
export function numberIn({ settings }: Pick<UrlAction, 'settings'>): number {
  const id = Number(settings.id)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

function readSettings(base64: string): Readonly<Record<string, unknown>> {
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
  } catch {
    return {}
  }
}
