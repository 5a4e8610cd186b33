import type { PictureView } from '../../features/content/index.ts'
import type { View } from '../../islands/contract.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import type { ImageBoxProps } from './fields.ts'

/** A picture, a heading and a text. With a link, all of it is clickable and the heading is its accessible name. */
const ImageBoxView: View<ImageBoxProps, PictureView | undefined> = ({ props, model: image }) => {
  const { title, text, link, place, ratio } = props
  const Heading = `h${props.level}` as const
  if (!image && !title && !text) return null
  return (
    <div className={`image-box is-${place}`}>
      {image ? (
        <Picture
          image={link ? { ...image, alt: '' } : image}
          ratio={ratio}
          sizes={place === 'above' ? '(width < 620px) 100vw, 560px' : '(width < 620px) 100vw, 280px'}
        />
      ) : null}
      <div className="words">
        {title ? <Heading>{link ? <a href={link}>{title}</a> : title}</Heading> : null}
        {text ? <p data-content>{text}</p> : null}
      </div>
    </div>
  )
}

export default ImageBoxView
