import type { Hono } from 'hono'
import { foldMailAddress, readMailAddress } from '../../kernel/mail-address.ts'
import { formPage, goneFormPage, sentPage } from '../../pages/form/form-page.tsx'
import { isDiskFull } from '../../platform/disk-full.ts'
import type { Program } from '../../program.ts'
import { askedOf, formAddress, formName, formPath, givenTo, problemOf } from '../../widgets/form/door.ts'
import type { FormWay } from '../forms/add-forms.ts'
import { isFromBot, isSuspect } from '../forms/judge-sent.ts'
import { field, type Posted, type PostedForm, type Sender } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'
import { formAt } from './form-at.ts'
import { readSentFile, type TakenFile } from './sent-file.ts'

type Desk = Pick<Program, 'content' | 'forms' | 'limits'>

const mostAddresses = 10

/** Forms of the form widget (POST). The page defines the questions, never the sender. */
export const pageForm = (desk: Desk): PostedForm => ({
  path: formPath,
  // Each answer has a length of its own, which its page says.
  usual: 20_000,
  act: (sender) => take(desk, sender),
})

/** GET: the form by itself, or the message that it was received. */
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
  { form: sent, files, request, from }: Sender,
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
  const asked = askedOf(props.questions)
  const taken = new Map<string, TakenFile & { label: string }>()
  for (const { kind, name, accept, label } of asked) {
    if (kind !== 'file') continue
    const answer = await readSentFile(accept, files?.get(name))
    typed[name] = answer.state ?? ''
    if (answer.taken) taken.set(name, { ...answer.taken, label })
  }
  const back = (problem: string, status: 200 | 507 = 200): Posted => {
    // A browser cannot fill in a file again.
    for (const name of taken.keys()) typed[name] = 'chooseAgain'
    const posted = { form: formName(block.props.id), problem, values: typed }
    return { page: (site, page) => formPage(site, page, found, posted, status) }
  }
  if (asked.some((question) => problemOf(question, givenTo(question, typed)))) return back('')
  if (!(await limits.consume('form', from)).ok) return back('tooMany')
  const answers = asked.map((question) => ({
    label: question.label,
    value:
      taken.get(question.name)?.name ?? (question.kind === 'file' ? '' : givenTo(question, typed).join(', ')),
  }))
  const page = ownPath(field(sent, 'pagina')) ?? '/'
  const words = answers.map(({ value }) => value).join(' ')
  const email = asked.flatMap((question) => (question.kind === 'email' ? givenTo(question, typed) : []))[0]
  const suspect = isSuspect(sent, words)
  const isConfirmed =
    props.confirm &&
    !suspect &&
    email !== undefined &&
    // A form confirms in the same words each time, so those that went say what this one would.
    (await limits.consume('form-confirm', `${documentId} ${block.props.id} ${foldMailAddress(email)}`)).ok
  const entry = {
    form: props.title,
    page,
    answers,
    keptDays: props.keptDays,
    email,
    isSuspect: suspect,
    // Files of a bot are not stored.
    files: isFromBot(sent) ? [] : [...taken.values()],
    ...(isConfirmed && { confirm: props.confirmText }),
    to: props.to
      .split(/[,;\s]+/)
      .filter((address) => readMailAddress(address) !== undefined)
      .slice(0, mostAddresses),
  }
  try {
    await forms.receive(entry)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    return back('full', 507)
  }
  const answerPage = ownPath(props.answerPage)
  if (answerPage !== undefined) return { to: answerPage }
  return { to: `${formAddress(documentId, block.props.id)}?verstuurd=${encodeURIComponent(page)}` }
}

/** A path of this site; undefined for anything else. */
const ownPath = (text: string | null): string | undefined =>
  text !== null && text.length < 500 && /^\/(?![/\\])[^\s]*$/.test(text) ? text : undefined
