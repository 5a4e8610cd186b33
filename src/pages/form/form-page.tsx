import type { Block } from '../../kernel/document.ts'
import { textsOfRoom } from '../../kernel/texts.ts'
import { Message } from '../../ui/message/message.tsx'
import { type FormProps, formTexts } from '../../widgets/form/door.ts'
import { renderBlocks } from '../../widgets/render.ts'
import { codedPage } from '../coded-page.tsx'
import { contextOf } from '../frame.ts'
import type { Page, PageRequest, Site, Subject } from '../page.ts'

export interface PageForm {
  documentId: number
  block: Block
  props: FormProps
}

const textsOf = ({ runtime }: Site) => textsOfRoom('form', formTexts, runtime.textOverrides)

/** A form by itself: after a refused post, or requested by its address. */
export async function formPage(
  site: Site,
  request: PageRequest,
  { documentId, block, props }: PageForm,
  posted?: Subject['posted'],
  status: Page['status'] = 200,
): Promise<Page> {
  const trail = [{ label: props.title, url: request.path }]
  const context = { ...contextOf(site, request, { trail, posted }), documentId }
  const { html } = await renderBlocks([block], context, site.runtime)
  return codedPage(site, request, {
    title: props.title,
    trail,
    status,
    children: <div dangerouslySetInnerHTML={{ __html: html }} />,
  })
}

/** Says that the form was received. `from` is the path of the page where it was filled in. */
export function sentPage(
  site: Site,
  request: PageRequest,
  props: FormProps,
  from: string | undefined,
): Promise<Page> {
  const texts = textsOf(site)
  return codedPage(site, request, {
    title: texts('thanksTitle'),
    trail: [{ label: props.title, url: request.path }],
    children: (
      <div className="flow narrow">
        <div data-behaviour="notices" role="alert">
          <Message>{props.thanks || texts('thanks')}</Message>
        </div>
        {from === undefined ? null : (
          <p>
            <a href={from}>{texts('back')}</a>
          </p>
        )}
      </div>
    ),
  })
}

/** Shows the typed values when staff removed the form while somebody was filling it in. */
export function goneFormPage(
  site: Site,
  request: PageRequest,
  typed: readonly (readonly [string, string])[],
): Promise<Page> {
  const texts = textsOf(site)
  const title = texts('goneTitle')
  return codedPage(site, request, {
    title,
    status: 404,
    trail: [{ label: title, url: request.path }],
    children: (
      <div className="flow narrow">
        <Message tone="wrong">{texts('gone')}</Message>
        {typed.map(([name, value]) => (
          <p key={name}>{value}</p>
        ))}
      </div>
    ),
  })
}
