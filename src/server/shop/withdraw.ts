import { readMailAddress } from '../../kernel/mail-address.ts'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import { withdrawPath } from '../../pages/withdraw/paths.ts'
import {
  type Withdrawal,
  type WithdrawProblem,
  type WithdrawState,
  withdrawPage,
} from '../../pages/withdraw/withdraw-page.tsx'
import type { Program } from '../../program.ts'
import { field, type Posted, type PostedForm } from '../forms/posted-form.ts'

const longest = { order: 40, name: 200, email: 254, text: 2_000 }

const typedIn = (form: URLSearchParams): Withdrawal => ({
  order: field(form, 'order').trim().slice(0, longest.order),
  name: field(form, 'name').trim().slice(0, longest.name),
  email: field(form, 'email').trim().slice(0, longest.email),
  text: field(form, 'text').replaceAll('\r\n', '\n').trim().slice(0, longest.text),
})

/** GET `/herroepen/`; a link from an order fills in its number. */
export function showWithdraw(site: Site, request: PageRequest): Promise<Answer> {
  const [about, said, time] = request.notice?.split(':') ?? []
  if (about === 'withdraw' && said === 'received' && /^\d{12,14}$/.test(time ?? ''))
    return withdrawPage(site, request, { step: 'received', at: new Date(Number(time)) })
  return withdrawPage(site, request, { step: 'ask', typed: typedIn(request.query) })
}

/** POST `/herroepen/`: first the details, then the confirmation. */
export const withdrawForm = ({ shop, limits }: Pick<Program, 'shop' | 'limits'>): PostedForm => ({
  path: withdrawPath,
  longest,
  async act({ form, from }): Promise<Posted> {
    const typed = typedIn(form)
    const show = (state: WithdrawState): Posted => ({
      page: (site, request) => withdrawPage(site, request, state),
    })
    const step = form.get('step')
    const problems = problemsOf(typed)
    if (step === 'back' || problems.length > 0)
      return show({ step: 'ask', typed, problems: step === 'back' ? [] : problems })
    if (step !== 'confirm') return show({ step: 'check', typed })
    if (!(await limits.consume('withdrawal', from)).ok) return show({ step: 'ask', typed, tooMany: true })
    const { receivedAt } = await shop.orders.withdraw({ ...typed, orderNumber: typed.order })
    return { to: withdrawPath, notice: ['withdraw', 'received', receivedAt.getTime()] }
  },
})

function problemsOf(typed: Withdrawal): WithdrawProblem[] {
  return [
    ...(typed.order === '' ? (['missing-order'] as const) : []),
    ...(typed.name === '' ? (['missing-name'] as const) : []),
    ...(readMailAddress(typed.email) !== undefined ? [] : (['bad-email'] as const)),
  ]
}
