import type { PictureView } from '../../features/content/index.ts'
import type { View } from '../../islands/contract.ts'
import { Figure } from '../../ui/picture/picture.tsx'
import type { EntryPictureProps } from './fields.ts'
import { sizesOf } from './sizes.ts'

/** The picture of the entry, with its caption and who made it. */
const EntryPictureView: View<EntryPictureProps, PictureView | undefined> = ({ props, model: image }) =>
  image ? (
    <Figure
      image={image}
      sizes={sizesOf[props.place]}
      ratio={props.ratio === 'own' ? undefined : props.ratio}
      eager={props.place === 'main'}
      caption={image.caption}
      credit={image.credit}
    />
  ) : null

export default EntryPictureView
