import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { TextArea, TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { withdrawPath } from './paths.ts'
import { type WithdrawTexts, withdrawTextsOf } from './texts.ts'

/** The form as typed. */
export interface Withdrawal {
  order: string
  name: string
  email: string
  text: string
}

export type WithdrawProblem = 'missing-order' | 'missing-name' | 'bad-email'

export type WithdrawState =
  | { step: 'ask'; typed: Withdrawal; problems?: readonly WithdrawProblem[]; tooMany?: boolean }
  | { step: 'check'; typed: Withdrawal }
  | { step: 'received'; at: Date }

const fields = { 'missing-order': 'order', 'missing-name': 'name', 'bad-email': 'email' } as const
const moments = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/**
 * `/herroepen/` (SHOP-20): two steps, for everybody, without giving a reason. The answer is the same whether the order
 * exists or not (abuse 9).
 */
export function withdrawPage(site: Site, request: PageRequest, state: WithdrawState): Promise<Page> {
  const texts = withdrawTextsOf(site)
  const title = texts(state.step === 'check' ? 'check' : 'title')
  return codedPage(site, request, {
    title,
    ownNotice: state.step === 'received',
    trail: [{ label: texts('title'), url: withdrawPath }],
    children: <div className="flow narrow">{partOf(state, texts)}</div>,
  })
}

function partOf(state: WithdrawState, texts: WithdrawTexts) {
  switch (state.step) {
    case 'ask':
      return <Ask {...state} texts={texts} />
    case 'check':
      return <Check typed={state.typed} texts={texts} />
    case 'received':
      return (
        <>
          <div data-behaviour="notices" role="alert">
            <Message>{texts('received', { time: moments.format(state.at) })}</Message>
          </div>
          <p>{texts('receivedSay')}</p>
        </>
      )
  }
}

function Ask({
  typed,
  problems = [],
  tooMany,
  texts,
}: Extract<WithdrawState, { step: 'ask' }> & { texts: WithdrawTexts }) {
  const errorOf = (problem: WithdrawProblem) => (problems.includes(problem) ? texts(problem) : undefined)
  return (
    <form className="flow" method="post" action={withdrawPath} noValidate>
      <ErrorSummary
        title={texts('wrong')}
        errors={problems.map((problem) => ({ id: fields[problem], text: texts(problem) }))}
      />
      {tooMany ? (
        <Message tone="wrong" role="alert">
          {texts('tooMany')}
        </Message>
      ) : null}
      <p>{texts('say')}</p>
      <Field id="order" label={texts('order')} hint={texts('orderHint')} error={errorOf('missing-order')}>
        {(wires) => (
          <TextInput
            {...wires}
            name="order"
            defaultValue={typed.order}
            maxLength={40}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <Field id="name" label={texts('name')} error={errorOf('missing-name')}>
        {(wires) => (
          <TextInput
            {...wires}
            name="name"
            defaultValue={typed.name}
            maxLength={200}
            autoComplete="name"
            required
          />
        )}
      </Field>
      <Field id="email" label={texts('email')} hint={texts('emailHint')} error={errorOf('bad-email')}>
        {(wires) => (
          <TextInput
            {...wires}
            type="email"
            name="email"
            defaultValue={typed.email}
            maxLength={254}
            autoComplete="email"
            required
          />
        )}
      </Field>
      <Field
        id="text"
        label={
          <>
            {texts('what')} <span className="quiet">{texts('may')}</span>
          </>
        }
        hint={texts('whatHint')}
      >
        {(wires) => <TextArea {...wires} name="text" rows={3} maxLength={2000} defaultValue={typed.text} />}
      </Field>
      <div className="row">
        <Button type="submit" name="step" value="check">
          {texts('next')}
        </Button>
      </div>
    </form>
  )
}

const Check = ({ typed, texts }: { typed: Withdrawal; texts: WithdrawTexts }) => (
  <form className="flow" method="post" action={withdrawPath}>
    <Facts
      rows={[
        { label: texts('order'), value: typed.order },
        { label: texts('name'), value: typed.name },
        { label: texts('email'), value: typed.email },
        { label: texts('what'), value: typed.text || texts('all') },
      ]}
    />
    {Object.entries(typed).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <p>{texts('checkSay')}</p>
    <div className="row">
      <Button type="submit" name="step" value="confirm">
        {texts('confirm')}
      </Button>
      <Button plain type="submit" name="step" value="back">
        {texts('back')}
      </Button>
    </div>
  </form>
)
