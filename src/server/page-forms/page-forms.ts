import type { Hono } from 'hono'
import { formPage, goneFormPage, type PageForm, sentPage } from '../../pages/form/form-page.tsx'
import type { Program } from '../../program.ts'
import { findBlock } from '../../widgets/find-block.ts'
import { askedOf, formAddress, formName, formPath, givenTo, problemOf } from '../../widgets/form/door.ts'
import form from '../../widgets/form/index.ts'
import { readProps } from '../../widgets/props.ts'
import type { FormWay } from '../forms/add-forms.ts'
import { field, type Posted, type PostedForm, type Sender } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'

type Desk = Pick<Program, 'content' | 'forms' | 'limits'>

/** Set by programs that fill in all they find. */
const trapName = 'website'
const mostLinks = 3
const mostAddresses = 10
const mail = /^[^\s@,;]+@[^\s@,;]+\.[a-z]{2,}$/i

/** The forms that staff make of the widget (POST). Which questions there are is said by the page, not by who sends. */
export const pageForm = (desk: Desk): PostedForm => ({
  path: formPath,
  act: (sender) => take(desk, sender),
})

/** GET: the form by itself, or that it arrived. */
export function addPageFormRoutes(app: Hono<Env>, desk: Desk, { page }: Pick<FormWay, 'page'>): void {
  app.get(formPath, async (c, next) => {
    const found = await formAt(desk, new URL(c.req.url).pathname)
    if (!found) return next()
    return page(c, (site, request) =>
      request.query.has('verstuurd')
        ? sentPage(site, request, found.props, ownPath(request.query.get('verstuurd')))
        : formPage(site, request, found),
    )
  })
}

async function take(
  { content, forms, limits }: Desk,
  { form: sent, request, from }: Sender,
): Promise<Posted> {
  const path = new URL(request.url).pathname
  const found = await formAt({ content }, path)
  const typed = Object.fromEntries(
    [...new Set(sent.keys())].slice(0, 200).map((name) => [name, sent.getAll(name).join('\n')]),
  )
  if (!found) {
    const own = Object.entries(typed).filter(([name, value]) => name.startsWith('veld-') && value !== '')
    return { page: (site, page) => goneFormPage(site, page, own) }
  }
  const { documentId, block, props } = found
  const back = (problem: string): Posted => ({
    page: (site, page) =>
      formPage(site, page, found, { form: formName(block.props.id), problem, values: typed }),
  })
  const asked = askedOf(props.questions)
  if (asked.some((question) => problemOf(question, givenTo(question, typed)))) return back('')
  if (!(await limits.consume('form', from)).ok) return back('tooMany')
  const answers = asked.map((question) => ({
    label: question.label,
    value: givenTo(question, typed).join(', '),
  }))
  const page = ownPath(field(sent, 'pagina')) ?? '/'
  const words = answers.map(({ value }) => value).join(' ')
  await forms.receive({
    ...{ form: props.title, page, answers, keptDays: props.keptDays },
    email: asked.flatMap((question) => (question.kind === 'email' ? givenTo(question, typed) : []))[0],
    to: props.to
      .split(/[,;\s]+/)
      .filter((address) => mail.test(address))
      .slice(0, mostAddresses),
    isSuspect: field(sent, trapName) !== '' || (words.match(/https?:\/\//gi)?.length ?? 0) > mostLinks,
  })
  return { to: `${formAddress(documentId, block.props.id)}?verstuurd=${encodeURIComponent(page)}` }
}

/** The form that visitors see at an address; undefined when staff took it away. */
async function formAt({ content }: Pick<Desk, 'content'>, path: string): Promise<PageForm | undefined> {
  const [, number, name = ''] = /^\/formulier\/([1-9]\d{0,8})\/([^/]{1,300})\/$/.exec(path) ?? []
  if (number === undefined) return undefined
  const documentId = Number(number)
  const document = await content.document(documentId)
  const block = document && findBlock(document.data.content, decoded(name))
  if (block?.type !== form.name) return undefined
  try {
    return { documentId, block, props: readProps(form, block.props) as PageForm['props'] }
  } catch {
    // It is not drawn either.
    return undefined
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A path of this site; undefined for anything else. */
const ownPath = (text: string | null): string | undefined =>
  text !== null && text.length < 500 && /^\/(?![/\\])[^\s]*$/.test(text) ? text : undefined
