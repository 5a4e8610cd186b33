import { renderToString } from 'react-dom/server'
import type { LayerView } from '../../features/content/index.ts'
import { CloseButton } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { LayerWish } from '../../widgets/shared/layers/layer-wish.ts'
import type { PanelProps } from '../../widgets/shared/layers/panel-fields.ts'
import type { PopupProps } from '../../widgets/shared/layers/popup-fields.ts'

/** Props that the script does not need. */
const judged: ReadonlySet<string> = new Set([
  'name',
  'where',
  'pages',
  'logged_in_users',
  'logged_in_roles',
  'place',
  'width',
  'side',
  'classes',
  'close_button_position',
])

/** Of which nothing ticked is a setting, too: nobody sees the popup. */
const lists: ReadonlySet<string> = new Set(['sources_sources', 'devices_devices'])

/** The settings for the script, without empty values and defaults. */
const wishOf = (layer: LayerView, props: object, isPreview: boolean): LayerWish =>
  Object.assign(
    { id: layer.id, kind: layer.kind, ...(isPreview && { preview: true as const }) },
    Object.fromEntries(
      Object.entries(props).filter(
        ([name, value]) => !judged.has(name) && (value || lists.has(name)) && value !== 'all',
      ),
    ),
  )

interface Drawn {
  layer: LayerView
  props: (PopupProps & { kind: 'popup' }) | (PanelProps & { kind: 'panel' })
  /** Its contents. */
  html: string
  close: string
  isPreview: boolean
}

/** A closed popup or panel. Its contents are inert until it opens: nothing in it is fetched before. */
export function layerHtml({ layer, props: { kind, ...props }, html, close, isPreview }: Drawn): string {
  const look =
    'side' in props
      ? classNames('side', `from-${props.side}`)
      : classNames(
          'popup',
          `at-${props.place}`,
          `enters-${props.entrance_animation}`,
          `exits-${props.exit_animation}`,
          props.close_button_position === 'outside' && 'closes-outside',
          props.classes.replace(/[^\w -]/g, ''),
        )
  const seconds = 'entrance_animation_duration' in props ? props.entrance_animation_duration : '0.4'
  return renderToString(
    <dialog
      id={`${kind}-${layer.id}`}
      className={classNames('layer', look, props.width !== 'usual' && `is-${props.width}`)}
      style={seconds === '0.4' ? undefined : { ['--layer-time' as string]: `${seconds}s` }}
      aria-label={props.name || layer.title}
      tabIndex={-1}
      data-behaviour={kind}
      data-layer={JSON.stringify(wishOf(layer, props, isPreview))}
    >
      <div className="layer-in">
        <template dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <CloseButton label={close} data-closes="" />
    </dialog>,
  )
}
