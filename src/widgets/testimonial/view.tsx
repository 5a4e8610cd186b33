import type { PictureView } from '../../features/content/index.ts'
import type { View } from '../../islands/contract.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import type { TestimonialProps } from './fields.ts'

/** A quotation with its author. */
const TestimonialView: View<TestimonialProps, PictureView | undefined> = ({ props, model: image }) =>
  props.text ? (
    <figure className="testimonial" data-content>
      <blockquote>
        <p>{props.text}</p>
      </blockquote>
      {props.name || props.role || image ? (
        <figcaption>
          {image ? <Picture image={{ ...image, alt: '' }} ratio="1:1" sizes="64px" /> : null}
          <span>
            {props.name ? <b>{props.name}</b> : null}
            {props.role ? <span className="role">{props.role}</span> : null}
          </span>
        </figcaption>
      ) : null}
    </figure>
  ) : null

export default TestimonialView
