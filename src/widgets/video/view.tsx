import type { ViewProps } from '../../islands/contract.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { VideoProps } from './fields.ts'
import type { VideoModel } from './load.ts'

type VideoViewProps = ViewProps<VideoProps, VideoModel>

/**
 * Plays a video of our own. An external one is a still with a link: no other service learns of visitors before they
 * choose it.
 */
export default function VideoView(view: VideoViewProps) {
  const { props, model } = view
  if (!model.source && !props.url) return null
  return (
    <figure
      className="video"
      data-content
      data-behaviour={model.embed ? 'embed' : undefined}
      data-embed={model.embed}
      data-title={model.embed ? props.title : undefined}
    >
      {model.source ? <Own {...view} source={model.source} /> : <Elsewhere {...view} />}
      {props.caption ? <figcaption>{props.caption}</figcaption> : null}
    </figure>
  )
}

const shape = (ratio: string) => ({ aspectRatio: ratio.replace(':', ' / ') })

const Own = ({ props, model, source, texts }: VideoViewProps & { source: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: what there is of it stands in the file
  <video
    src={source}
    controls
    playsInline
    preload="none"
    poster={model.still?.src}
    aria-label={props.title}
    style={shape(props.ratio)}
  >
    <a href={source}>{texts('download', { title: props.title })}</a>
  </video>
)

const Elsewhere = ({
  props: { url, title, ratio },
  model: { still, host, embed },
  texts,
}: VideoViewProps) => (
  <>
    <a className="video-still" href={url} rel="noopener" style={shape(ratio)}>
      {still ? (
        <Picture
          image={{ ...still, alt: '' }}
          ratio={ratio === '16:9' ? '16:9' : ratio === '4:3' ? '4:3' : '3:2'}
          sizes="(width < 760px) 100vw, 720px"
        />
      ) : null}
      <span className="video-play">
        <Icon name="play" />
        <span>{host ? texts('watch', { title, host }) : texts('watchHere', { title })}</span>
      </span>
    </a>
    {embed ? (
      <p className="row video-here" hidden data-embed-offer="">
        <Button type="button" plain data-embed-once="">
          {texts('playHere')}
        </Button>
      </p>
    ) : null}
    {host ? (
      <p className="hint" data-embed-hint="">
        {texts('elsewhere', { host })}
      </p>
    ) : null}
  </>
)
