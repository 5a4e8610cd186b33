import type { PictureView } from '../../features/content/index.ts'
import type { View } from '../../islands/contract.ts'
import { deviceClasses, onEach } from '../../kernel/per-device.ts'
import { classNames } from '../../ui/class-names.ts'
import { Figure } from '../../ui/picture/picture.tsx'
import type { PictureProps } from './fields.ts'

/** `sizes` of the picture. */
function sizesOf(width: PictureProps['width']): string {
  const { desk, tablet, phone } = onEach(width)
  const part = (place: string, percent: string) =>
    percent === '100' ? place : `calc(0.${percent} * ${place})`
  const [large, medium, small] = [
    part('560px', desk),
    part('calc(100vw - 36px)', tablet),
    part('calc(100vw - 36px)', phone),
  ]
  const between = medium === small ? '' : `(width >= 768px) ${medium}, `
  return `(width >= 960px) ${large}, ${between}${small}`
}

/** A picture with its caption. With a link, the picture itself is clickable. */
const ChosenPicture: View<PictureProps, PictureView | undefined> = ({ props, model: image }) => {
  if (!image) return null
  const look = classNames(
    ...deviceClasses('width', props.width, '100'),
    ...deviceClasses('align', props.align, 'left'),
  )
  const figure = (
    <Figure
      figureClassName={props.link ? undefined : look}
      image={image}
      sizes={sizesOf(props.width)}
      ratio={props.ratio === 'own' ? undefined : props.ratio}
      caption={props.caption || image.caption}
      credit={props.showCredit ? image.credit : undefined}
    />
  )
  return props.link ? (
    <a className={classNames('picture-link', look)} href={props.link}>
      {figure}
    </a>
  ) : (
    figure
  )
}

export default ChosenPicture
