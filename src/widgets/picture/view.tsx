import type { PictureView } from '../../features/content/index.ts'
import type { View } from '../../islands/contract.ts'
import { Figure } from '../../ui/picture/picture.tsx'
import type { PictureProps } from './fields.ts'

const sizes = '(width >= 960px) 560px, calc(100vw - 36px)'

/** A picture with its caption; with a link the picture itself is what is pressed. */
const ChosenPicture: View<PictureProps, PictureView | undefined> = ({ props, model: image }) => {
  if (!image) return null
  const figure = (
    <Figure
      image={image}
      sizes={sizes}
      ratio={props.ratio === 'own' ? undefined : props.ratio}
      caption={props.caption || image.caption}
      credit={props.showCredit ? image.credit : undefined}
    />
  )
  return props.link ? (
    <a className="picture-link" href={props.link}>
      {figure}
    </a>
  ) : (
    figure
  )
}

export default ChosenPicture
