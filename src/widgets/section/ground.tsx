import type { CSSProperties } from 'react'
import type { PictureView } from '../../features/content/index.ts'
import type { Texts } from '../../kernel/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { SectionProps } from './fields.ts'
import { groundMotionOf } from './ground-motion.ts'
import type { GroundModel } from './load.ts'

/** Custom properties for the styles of a background. */
export function groundStyle(
  ground: GroundModel | undefined,
  { groundFade }: SectionProps,
): CSSProperties | undefined {
  if (!ground) return undefined
  const style: Record<`--${string}`, string> = {}
  if (ground.colour) style['--ground'] = ground.colour.value
  if (ground.pictures.length > 1) style['--fade'] = `${groundFade}ms`
  return style as CSSProperties
}

/**
 * Decorative pictures behind a section. The first shows without scripts; the others wait in a template until the
 * section is near (section 9, lazy background).
 */
export function Ground({ ground, props, texts }: { ground: GroundModel; props: SectionProps; texts: Texts }) {
  const [first, ...others] = ground.pictures
  if (!first) return null
  const { className = 'ground-layer', style, wish } = groundMotionOf(props) ?? {}
  return (
    <>
      <div className="ground" data-behaviour={wish && 'motion'} data-motion={wish} aria-hidden="true">
        <div className={className} style={style as CSSProperties}>
          <Plate picture={first} />
          {others.length > 0 ? (
            <template>
              {others.map((picture) => (
                <Plate key={picture.id} picture={picture} />
              ))}
            </template>
          ) : null}
        </div>
      </div>
      {others.length > 0 ? (
        <button type="button" className="ground-rest" hidden>
          <span className="to-pause">
            <Icon name="pause" />
            <span className="sr">{texts('pauseGround')}</span>
          </span>
          <span className="to-play">
            <Icon name="play" />
            <span className="sr">{texts('playGround')}</span>
          </span>
        </button>
      ) : null}
    </>
  )
}

function Plate({ picture }: { picture: PictureView }) {
  const { src, srcSet, sources, width, height, focal, colour } = picture
  return (
    <picture style={colour ? { background: colour } : undefined}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes="100vw" />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes="100vw"
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
        style={focal ? { objectPosition: `${focal.xPercent}% ${focal.yPercent}%` } : undefined}
      />
    </picture>
  )
}
