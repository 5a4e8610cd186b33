import type { PerDevice } from '../../../kernel/per-device.ts'
import type { Draft } from '../../../widgets/classic.ts'

type Settings = Readonly<Record<string, unknown>>

const deviceNames: Readonly<Record<string, string>> = {
  desktop: 'desk',
  widescreen: 'desk',
  laptop: 'desk',
  tablet: 'tablet',
  tablet_extra: 'tablet',
  mobile: 'phone',
  mobile_extra: 'phone',
}

const numberOf = (value: unknown): number | undefined => {
  const size = typeof value === 'object' && value !== null && 'size' in value ? value.size : value
  if (size === '' || size === null || size === undefined || typeof size === 'boolean') return undefined
  const number = Number(size)
  return Number.isFinite(number) ? number : undefined
}
const within = (value: number, min: number, max: number) => Math.round(Math.min(max, Math.max(min, value)))
const isOn = (value: unknown) => value === 'yes' || value === true

/** What every widget of ours can be told besides: where it is hidden, whether it stays in view, how it moves. */
export function placedBy(settings: Settings): Record<string, unknown> {
  return { ...hidden(settings), ...sticky(settings), ...entrance(settings), ...motion(settings) }
}

function hidden(settings: Settings) {
  const on = [
    isHidden(settings.hide_desktop) && 'desk',
    isHidden(settings.hide_tablet) && 'tablet',
    isHidden(settings.hide_mobile) && 'phone',
  ].filter((device) => device !== false)
  return on.length > 0 ? { hiddenOn: on.join(', ') } : {}
}

const isHidden = (value: unknown): boolean =>
  isOn(value) || (typeof value === 'string' && value.startsWith('hidden-'))

function sticky(settings: Settings) {
  if (settings.sticky !== 'top' && settings.sticky !== 'bottom') return {}
  const on = Array.isArray(settings.sticky_on)
    ? [...new Set(settings.sticky_on.flatMap((name) => deviceNames[String(name)] ?? []))].join(', ')
    : undefined
  return {
    sticky: settings.sticky,
    ...(on !== undefined && { sticky_on: on }),
    sticky_offset: pixels(settings, 'sticky_offset'),
    sticky_effects_offset: pixels(settings, 'sticky_effects_offset'),
    sticky_parent: isOn(settings.sticky_parent),
    sticky_anchor_link_offset: within(numberOf(settings.sticky_anchor_link_offset) ?? 0, 0, 1_000),
  }
}

function pixels(settings: Settings, key: string): PerDevice<number> {
  const [desk = 0, tablet, phone] = [key, `${key}_tablet`, `${key}_mobile`].map((one) => {
    const value = numberOf(settings[one])
    return value === undefined ? undefined : within(value, 0, 1_000)
  })
  return tablet === undefined && phone === undefined
    ? desk
    : { desk, ...(tablet !== undefined && { tablet }), ...(phone !== undefined && { phone }) }
}

function entrance(settings: Settings) {
  const said = settings._animation ?? settings.animation
  const name = typeof said === 'string' ? said : ''
  const kind = /zoom/i.test(name)
    ? 'zoom'
    : /Up$/.test(name)
      ? 'up'
      : /Left$/.test(name)
        ? 'left'
        : /Right$/.test(name)
          ? 'right'
          : name === '' || name === 'none'
            ? undefined
            : 'fade'
  if (kind === undefined) return {}
  const delay = numberOf(settings._animation_delay ?? settings.animation_delay) ?? 0
  return { entrance: kind, entranceDelay: within(delay, 0, 5_000) }
}

const scrolling = [
  ['vertical', 'translateY'],
  ['horizontal', 'translateX'],
  ['opacity', 'opacity'],
  ['blur', 'blur'],
  ['rotate', 'rotateZ'],
  ['scale', 'scale'],
] as const
const ways = new Set(['out-in', 'in-out', 'in-out-in', 'out-in-out'])

function motion(settings: Settings) {
  const all = isOn(settings.motion_fx_motion_fx_scrolling)
    ? scrolling.flatMap(([effect, name]) => {
        const key = `motion_fx_${name}`
        if (!isOn(settings[`${key}_effect`])) return []
        const direction = String(settings[`${key}_direction`] ?? '')
        const range = Object(Object(settings[`${key}_affectedRange`]).sizes) as {
          start?: unknown
          end?: unknown
        }
        const from = within(numberOf(range.start) ?? 0, 0, 99)
        return [
          {
            effect,
            way: ways.has(direction) ? direction : direction === 'negative' ? 'in-out' : 'out-in',
            speed: within(numberOf(settings[`${key}_speed`] ?? settings[`${key}_level`]) ?? 4, 1, 100),
            from,
            to: Math.max(from + 1, within(numberOf(range.end) ?? 100, 1, 100)),
          },
        ]
      })
    : []
  const mouse = !isOn(settings.motion_fx_motion_fx_mouse)
    ? undefined
    : isOn(settings.motion_fx_mouseTrack_effect)
      ? 'track'
      : isOn(settings.motion_fx_tilt_effect)
        ? 'tilt'
        : undefined
  const key = mouse === 'tilt' ? 'motion_fx_tilt' : 'motion_fx_mouseTrack'
  return {
    ...(all.length > 0 && { motion: all }),
    ...(mouse && {
      motionMouse: mouse,
      motionMouseSpeed: within(numberOf(settings[`${key}_speed`]) ?? 1, 1, 10),
      motionMouseAway: settings[`${key}_direction`] === 'negative',
    }),
  }
}

/** Adds to the widgets that an element became what holds for the element. */
export function withPlacing(drafts: readonly Draft[], settings: Settings, id: unknown): Draft[] {
  const placing = placedBy(settings)
  const named = typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? `e-${id}` : undefined
  return drafts.map((draft, at) => ({
    ...draft,
    props: { ...draft.props, ...placing },
    ...(named && draft.id === undefined && { id: at === 0 ? named : `${named}-${at + 1}` }),
  }))
}
