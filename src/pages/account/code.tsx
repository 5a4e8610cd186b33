import { Button, TextLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { CodeField } from './code-field.tsx'
import { accountPath, codePath } from './paths.ts'
import { accountTexts } from './texts.ts'

const problemTexts = {
  wrong: 'codeWrong',
  'wrong-backup-code': 'backupCodeWrong',
  'too-many': 'codeTooMany',
} as const

export interface CodeState {
  problem?: keyof typeof problemTexts
  /** The page to return to: a path of this site. */
  back?: string
}

/** `/my-account/code/`: the second step of signing in, for users of an authenticator app (EDIT-06). */
export function codePage(site: Site, request: PageRequest, state: CodeState): Promise<Page> {
  const texts = accountTexts(site)
  return codedPage(site, request, {
    title: texts('code'),
    status: state.problem ? 403 : 200,
    trail: [{ label: texts('account'), url: accountPath }],
    children: (
      <form className="flow narrow" method="post" action={codePath}>
        {state.problem ? (
          <ErrorSummary
            title={texts('notYet')}
            errors={[{ id: 'code', text: texts(problemTexts[state.problem]) }]}
          />
        ) : null}
        <p>{texts('codeSay')}</p>
        <CodeField label={texts('code')} hint={texts('codeHint')} takesBackupCode />
        {state.back ? <input type="hidden" name="redirect_to" value={state.back} /> : null}
        <div className="row">
          <Button type="submit">{texts('codeGo')}</Button>
          <TextLink href={accountPath}>{texts('signIn')}</TextLink>
        </div>
        <p>{texts('codeHelp')}</p>
      </form>
    ),
  })
}
