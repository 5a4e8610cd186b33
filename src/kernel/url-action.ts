/** The action in a link of the form `#builder-action:action={name}&settings={base64 JSON}` (section 2). */
export interface UrlAction {
  action: string
  /** Untrusted data from the link: check each value where it is used. */
  settings: Readonly<Record<string, unknown>>
}

/** Accepts any word before `-action`: imported pages have the name of another page builder. */
const shape = /^#[a-z]\w*-action:action=([\w:-]{1,40})(?:&settings=([\w+/=-]*))?$/i

/** Far more characters than any action needs. */
const longest = 4000

/** Reads the hash of a URL, also when it is percent-encoded; undefined when it contains no action. */
export function parseUrlAction(hash: string): UrlAction | undefined {
  if (hash.length > longest) return undefined
  const [, action, settings = ''] = shape.exec(decoded(hash)) ?? []
  return action === undefined ? undefined : { action: action.toLowerCase(), settings: readSettings(settings) }
}

/** Returns the hash of a link with this action. */
export const urlActionOf = (action: string, settings: Readonly<Record<string, number | boolean>>): string =>
  `#builder-action:action=${action}&settings=${btoa(JSON.stringify(settings))}`

/**
 * Returns the id of a popup or panel in the settings of an action; 0 for none. Other page builders write it as a
 * string.
 */
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
