import type { ViewProps } from '../../islands/contract.ts'
import { Figure, Picture } from '../../ui/picture/picture.tsx'
import type { EntryPictureProps } from './fields.ts'
import type { EntryPicture } from './load.ts'
import { cardSizes, sizesOf } from './sizes.ts'

/** The entry's picture with caption and maker; in a card the picture alone. */
export default function EntryPictureView({
  props,
  model,
}: ViewProps<EntryPictureProps, EntryPicture | undefined>) {
  if (!model) return null
  const ratio = props.ratio === 'own' ? undefined : props.ratio
  if (model.at === 'card') return <Picture image={model.image} sizes={cardSizes} ratio={ratio} />
  const { picture } = model
  return (
    <Figure
      image={picture}
      sizes={sizesOf[props.place]}
      ratio={ratio}
      eager={props.place === 'main'}
      caption={picture.caption}
      credit={picture.credit}
    />
  )
}
