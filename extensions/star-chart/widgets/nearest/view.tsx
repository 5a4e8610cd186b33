import { Card, Cards, Picture, SectionHead, type ViewProps } from 'schelp/extension/view'
import type { NearestProps } from './fields.ts'
import type { NearestModel } from './load.ts'

/** The nearest other places, with their distances. */
export default function Nearest({ props, model, texts }: ViewProps<NearestProps, NearestModel>) {
  if (model.cards.length === 0) return null
  return (
    <section>
      <SectionHead title={props.heading} {...(model.way ? { way: model.way } : {})} />
      <Cards>
        {model.cards.map(({ id, href, title, where, away, picture }) => (
          <Card
            key={id}
            href={href}
            title={title}
            meta={[
              ...(where ? [where] : []),
              away < 1 ? texts('close') : texts('away', { kilometres: away }),
            ]}
            picture={
              picture ? (
                <Picture
                  image={picture}
                  ratio="4:3"
                  sizes="(width < 620px) 100vw, (width < 960px) 50vw, 33vw"
                />
              ) : undefined
            }
          />
        ))}
      </Cards>
    </section>
  )
}
