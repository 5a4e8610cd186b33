import { faultsOf } from '../../../kernel/look/faults.ts'
import { type Look, usualLook } from '../../../kernel/look/look.ts'
import type { Loss } from '../losses.ts'
import { createLosses } from '../losses.ts'
import { mapOf } from '../reader.ts'

/** The global colours and fonts of a classic site, by id. */
export interface Kit {
  colours: ReadonlyMap<string, string>
  /** Families of fonts. */
  fonts: ReadonlyMap<string, string>
  /** Its other settings, as the kit has them. */
  settings: Readonly<Record<string, unknown>>
}

export const emptyKit: Kit = { colours: new Map(), fonts: new Map(), settings: {} }

const rowsOf = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : Object.values(mapOf(value))).slice(0, 500).map(mapOf)

/** Reads the settings of a kit: those of the post that `elementor_active_kit` names, or `site-settings.json` of an export. */
export function readKit(given: unknown): Kit {
  const whole = mapOf(given)
  const settings = Object.keys(mapOf(whole.settings)).length > 0 ? mapOf(whole.settings) : whole
  const colours = new Map<string, string>()
  const fonts = new Map<string, string>()
  for (const key of ['system_colors', 'custom_colors'])
    for (const { _id, color } of rowsOf(settings[key])) {
      const read = readColour(color)
      if (typeof _id === 'string' && read) colours.set(_id, read)
    }
  for (const key of ['system_typography', 'custom_typography'])
    for (const { _id, typography_font_family: family } of rowsOf(settings[key]))
      if (typeof _id === 'string' && typeof family === 'string' && family)
        fonts.set(_id, family.slice(0, 100))
  return { colours, fonts, settings }
}

/** Reads a colour of CSS as `#rrggbb`, without how far it lets through; undefined for other words. */
export function readColour(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined
  const text = given.trim().toLowerCase().slice(0, 60)
  const [, short] = /^#([\da-f]{3,4})$/.exec(text) ?? []
  if (short) return `#${[...short.slice(0, 3)].map((digit) => digit + digit).join('')}`
  const [, long] = /^#([\da-f]{6})(?:[\da-f]{2})?$/.exec(text) ?? []
  if (long) return `#${long}`
  const [, red, green, blue] =
    /^rgba?\(\s{0,5}(\d{1,3})\s{0,5}[, ]\s{0,5}(\d{1,3})\s{0,5}[, ]\s{0,5}(\d{1,3})\b/.exec(text) ?? []
  if (red === undefined) return undefined
  return `#${[red, green, blue].map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`
}

/** Families with serifs, by parts of their names. */
const serif =
  /serif|slab|garamond|georgia|times|playfair|merriweather|lora|baskerville|cormorant|crimson|alegreya|spectral|bitter|cinzel|prata|libre caslon|frank ruhl/i
const sans = /sans|helvetica|arial|roboto|inter|montserrat|lato|poppins/i

/**
 * The look of the classic site as far as ours has a place for it: colours are brought to where they can be read, fonts to
 * the pair that is nearest. Undefined when the kit says nothing.
 */
export function becomeLook(kit: Kit): { look: Look; losses: readonly Loss[] } | undefined {
  const losses = createLosses()
  const { colours, fonts, settings } = kit
  const paper = readColour(settings.body_background_color)
  const [primary, secondary, text, accent] = ['primary', 'secondary', 'text', 'accent'].map((id) =>
    colours.get(id),
  )
  if (!paper && !primary && !secondary && !text && !accent && fonts.size === 0) return undefined
  const family = fonts.get('primary') ?? fonts.get('text') ?? ''
  let look: Look = {
    ...usualLook,
    ...(paper && { paper }),
    ...(text && { ink: text }),
    ...((accent ?? primary) && { accent: accent ?? primary ?? usualLook.accent }),
    ...(secondary && { mark: secondary }),
    ...(primary && { night: primary }),
    type: family === '' ? usualLook.type : serif.test(family) && !sans.test(family) ? 'literary' : 'plain',
  }
  if (family !== '') losses.add('layout', `font ${family}`)
  // Each colour that cannot be read is changed once; what then still fails has the colour of a new site.
  for (let tries = 0; tries < 10; tries++) {
    const faults = faultsOf(look)
    if (faults.length === 0) return { look, losses: losses.list }
    for (const { field, proposal } of faults) {
      losses.add('layout', `colour ${look[field]} ${tries < 5 ? proposal : usualLook[field]}`)
      look = { ...look, [field]: tries < 5 ? proposal : usualLook[field] }
    }
  }
  return { look: { ...usualLook, type: look.type }, losses: losses.list }
}
