import type { PictureView } from '../../features/content/index.ts'
import type { View } from '../../islands/contract.ts'
import { TextLink } from '../../ui/button/button.tsx'
import { ShellOutline } from '../../ui/icon/shell.tsx'
import { Figure } from '../../ui/picture/picture.tsx'
import type { NotFoundProps } from './fields.ts'

const sizes = '(width >= 1300px) 610px, (width >= 900px) 50vw, calc(100vw - 36px)'

/** The page for an unknown address: what happened, a search, and links. */
const NotFoundView: View<NotFoundProps, PictureView | undefined> = ({ props, model: image, slots }) => (
  <div className="wrap">
    <div className="halves not-found">
      <div>
        <h1>{props.title}</h1>
        {props.lead ? <p className="lead">{props.lead}</p> : null}
        {slots.search}
        {props.links.length > 0 ? (
          <p className="links">
            {props.links.map((link) => (
              <TextLink key={link.url + link.label} href={link.url}>
                {link.label}
              </TextLink>
            ))}
          </p>
        ) : null}
      </div>
      {image ? (
        <Figure image={image} sizes={sizes} ratio="4:3" caption={props.caption || image.caption} />
      ) : (
        <ShellOutline />
      )}
    </div>
  </div>
)

export default NotFoundView
