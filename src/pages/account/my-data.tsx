import { ButtonLink, TextLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Part } from '../../ui/part/part.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { accountRoom } from './account-page.tsx'
import { CodeForm } from './code-form.tsx'
import { exportPath, myDataPath, ordersPath } from './paths.ts'
import { accountTexts } from './texts.ts'

export interface MyDataState {
  email: string
  /** Whether the address is known to be theirs; by default it is. */
  isProved?: boolean
  /** A code was sent and is awaited. */
  asked?: boolean
  problem?: 'joinWrong' | 'joinExpired' | 'joinTooMany' | 'eraseBusy' | 'eraseStaff'
}

/** `/my-account/my-data/`: all data in one file, and erasing it with a mailed code. */
export function myDataPage(site: Site, request: PageRequest, state: MyDataState): Promise<Page> {
  const texts = accountTexts(site)
  const { email, asked = false, problem } = state
  const isRefused = problem === 'eraseBusy' || problem === 'eraseStaff'
  const mistake = problem && !isRefused ? texts(problem) : undefined
  return accountRoom(site, request, {
    title: texts('myData'),
    room: myDataPath,
    status: problem ? 403 : 200,
    children: (
      <>
        {isRefused ? (
          <Message tone="wrong" role="alert">
            {texts(problem)}
          </Message>
        ) : null}
        <ErrorSummary title={texts('notYet')} errors={mistake ? [{ id: 'code', text: mistake }] : []} />
        <Part title={texts('takeTitle')}>
          <div className="flow narrow">
            <p>{texts('takeSay')}</p>
            {state.isProved === false ? (
              <p>
                {texts('takeUnproved')} <TextLink href={ordersPath}>{texts('orders')}</TextLink>
              </p>
            ) : null}
            <div className="row">
              <ButtonLink plain href={exportPath} download>
                {texts('take')}
              </ButtonLink>
            </div>
          </div>
        </Part>
        <div className="part-slot">
          <Part title={texts('eraseTitle')}>
            <CodeForm
              action={myDataPath}
              deed="erase"
              asked={asked}
              texts={{
                sent: texts('eraseSent', { email }),
                label: texts('eraseCode'),
                go: texts('eraseGo'),
                send: texts('eraseSend'),
              }}
              error={mistake}
            >
              <p>{texts('eraseSay')}</p>
              <p>{texts('eraseKept')}</p>
            </CodeForm>
          </Part>
        </div>
      </>
    ),
  })
}
