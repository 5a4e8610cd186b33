import type { CSSProperties, ReactNode } from 'react'
import type { Texts } from '../../../kernel/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { CarouselProps } from './carousel-fields.ts'
import { settingsOf, slidesShown } from './carousel-settings.ts'
import type { carouselTexts } from './carousel-texts.nl.ts'

interface Props {
  props: CarouselProps
  /** Name of the list; labels the carousel. */
  label: string | undefined
  texts: Texts<keyof typeof carouselTexts>
  /** The element whose children are the slides. */
  children: ReactNode
}

/**
 * A sliding list (CAT-13). Without scripts it scrolls from card to card; controls show when there is something to
 * control.
 */
export function Carousel({ props, label, texts, children }: Props) {
  const { desk, tablet, phone } = slidesShown(props)
  const style = {
    '--on-desk': desk,
    '--on-tablet': tablet,
    '--on-phone': phone,
    '--slide-gap': `${props.slideGap}px`,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark in the outline of every list
    <div
      role="group"
      className={classNames('carousel', props.infinite && 'is-endless')}
      aria-roledescription={texts('carousel')}
      aria-label={label || texts('slides')}
      data-behaviour="carousel"
      data-settings={JSON.stringify(settingsOf(props))}
      data-go-text={texts('goToSlide')}
      data-shown-text={texts('shownSlide')}
      style={style as CSSProperties}
    >
      <div className="carousel-view">{children}</div>
      <div className="carousel-controls">
        {props.navigation === 'dots' ? null : (
          <>
            <button type="button" data-slide="previous" aria-label={texts('previousSlide')}>
              <Icon name="left" />
            </button>
            <button type="button" data-slide="next" aria-label={texts('nextSlide')}>
              <Icon name="right" />
            </button>
          </>
        )}
        {props.navigation === 'arrows' ? null : <div className="dots" />}
        {props.autoplay ? (
          <button type="button" className="rest" data-slide="play-or-pause">
            <span className="to-pause">
              <Icon name="pause" />
              {texts('pauseSlides')}
            </span>
            <span className="to-play">
              <Icon name="play" />
              {texts('playSlides')}
            </span>
          </button>
        ) : null}
        <p className="sr" role="status" data-slide-status="" />
      </div>
    </div>
  )
}
