import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Part } from '../../ui/part/part.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { accountRoom } from './account-page.tsx'
import { CodeField } from './code-field.tsx'
import { exportPath, myDataPath } from './paths.ts'
import { accountTexts } from './texts.ts'

export interface MyDataState {
  email: string
  /** A code was sent and waits to be typed in. */
  asked?: boolean
  problem?: 'joinWrong' | 'joinExpired' | 'joinTooMany' | 'eraseBusy' | 'eraseStaff'
}

/** `/my-account/my-data/`: everything in one file, and an end to it by a code that is typed in. */
export function myDataPage(site: Site, request: PageRequest, state: MyDataState): Promise<Page> {
  const texts = accountTexts(site)
  const { email, asked, problem } = state
  const isRefused = problem === 'eraseBusy' || problem === 'eraseStaff'
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
        {problem && !isRefused ? (
          <ErrorSummary title={texts('notYet')} errors={[{ id: 'code', text: texts(problem) }]} />
        ) : null}
        <Part title={texts('takeTitle')}>
          <div className="flow narrow">
            <p>{texts('takeSay')}</p>
            <div className="row">
              <ButtonLink plain href={exportPath} download>
                {texts('take')}
              </ButtonLink>
            </div>
          </div>
        </Part>
        <div className="part-slot">
          <Part title={texts('eraseTitle')}>
            <form className="flow narrow" method="post" action={myDataPath}>
              <p>{texts('eraseSay')}</p>
              <p>{texts('eraseKept')}</p>
              {asked ? (
                <>
                  <p>{texts('eraseSent', { email })}</p>
                  <CodeField
                    label={texts('eraseCode')}
                    error={problem && !isRefused ? texts(problem) : undefined}
                    required={false}
                  />
                  <div className="row">
                    <Button type="submit" name="deed" value="erase">
                      {texts('eraseGo')}
                    </Button>
                    <Button plain type="submit" name="deed" value="send">
                      {texts('eraseSend')}
                    </Button>
                  </div>
                </>
              ) : (
                <div className="row">
                  <Button plain type="submit" name="deed" value="send">
                    {texts('eraseSend')}
                  </Button>
                </div>
              )}
            </form>
          </Part>
        </div>
      </>
    ),
  })
}
