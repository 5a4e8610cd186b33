import type { View } from '../../islands/contract.ts'
import { TextLink } from '../../ui/button/button.tsx'
import type { FrontProps } from './fields.ts'

/** The top of the front page: its title and first links on the left, the chart or a picture on the right. */
const FrontView: View<FrontProps> = ({ props, slots }) => (
  <div className="wrap">
    <div className="front">
      <div>
        <h1>{props.title}</h1>
        {props.lead ? <p className="lead">{props.lead}</p> : null}
        {slots.search}
        {props.links.length > 0 ? (
          <p className="links small">
            {props.links.map((link) => (
              <TextLink key={link.url + link.label} href={link.url}>
                {link.label}
              </TextLink>
            ))}
          </p>
        ) : null}
      </div>
      {slots.picture}
    </div>
  </div>
)

export default FrontView
