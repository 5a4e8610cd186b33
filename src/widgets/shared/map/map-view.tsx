import type { Texts } from '../../../kernel/texts.ts'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import type { MapOptions } from './map-options.ts'
import { mapTexts } from './map-texts.nl.ts'

type MapTexts = Texts<keyof typeof mapTexts>

/** Action of a button of the map. */
export type MapDeed = 'in' | 'out' | 'locate' | 'large' | MapOptions['mapTypeId']

const Tool = ({ deed, icon, label }: { deed: MapDeed; icon: IconName; label: string }) => (
  <button type="button" className="close" data-map-do={deed} aria-label={label} title={label}>
    <Icon name={icon} />
  </button>
)

/** Buttons of the map, shown by scripts. Those inside `data-map-live` wait for the live map. */
export const MapTools = ({ options, texts }: { options: MapOptions; texts: MapTexts }) =>
  options.disableDefaultUI ? null : (
    <>
      <div className="map-tools" data-map-tools="" hidden>
        {options.fullscreenControl ? <Tool deed="large" icon="expand" label={texts('openLarge')} /> : null}
        <span data-map-live="" hidden>
          {options.zoomControl ? (
            <>
              <Tool deed="in" icon="plus" label={texts('zoomIn')} />
              <Tool deed="out" icon="minus" label={texts('zoomOut')} />
            </>
          ) : null}
          {options.locateControl ? <Tool deed="locate" icon="locate" label={texts('locate')} /> : null}
        </span>
      </div>
      {options.mapTypeControl ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
        <div className="map-kinds toggle" role="group" aria-label={texts('mapKind')} data-map-live="" hidden>
          {(['roadmap', 'stars'] as const).map((kind) => (
            <button key={kind} type="button" data-map-do={kind} aria-pressed={options.mapTypeId === kind}>
              {texts(kind)}
            </button>
          ))}
        </div>
      ) : null}
    </>
  )

/** Texts that scripts need. */
const spoken = [
  ...([
    'mapLabel',
    'openLarge',
    'closeLarge',
    'mapLarge',
    'mapView',
    'showList',
    'showMap',
    'inView',
    'oneInView',
  ] as const),
  ...([
    'noneInView',
    'mapLoading',
    'noMap',
    'mapFailed',
    'notLocated',
    'wheel',
    'wheelMac',
    'twoFingers',
    'mapCredit',
  ] as const),
]

/** The texts that the map needs. */
export function spokenTexts(texts: MapTexts): Record<string, string> {
  const { values } = texts.data()
  return Object.fromEntries(spoken.map((key) => [key, values[key] ?? mapTexts[key]]))
}
