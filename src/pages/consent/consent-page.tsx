import type { Consent, Purpose } from '../../kernel/consent.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/field/controls.tsx'
import { FieldGroup } from '../../ui/field/field.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { consentPath } from './paths.ts'
import { type ConsentTexts, consentTextsOf, questionOf } from './question.ts'

/** The purposes of consent, the visitor's choices, and every way to choose again; works without scripts. */
export async function consentPage(
  site: Site,
  request: PageRequest,
  { accepted, answers }: Consent,
  purposes: readonly Purpose[],
): Promise<Page> {
  const texts = consentTextsOf(site.runtime.textOverrides)
  const agreed = purposes.filter((purpose) => answers[purpose])
  return codedPage(site, request, {
    title: texts('title'),
    trail: [{ label: texts('title'), url: consentPath }],
    children: (
      <form className="flow narrow" method="post" action={consentPath}>
        {purposes.length === 0 ? <p>{texts('unused')}</p> : <p>{questionOf(texts, purposes)}</p>}
        {purposes.map((purpose) => (
          <p key={purpose}>{texts(`about-${purpose}`)}</p>
        ))}
        <p>{texts('about')}</p>
        <p role="status">
          <strong>{stateOf(texts, accepted, agreed, purposes)}</strong>
        </p>
        {purposes.length > 1 ? (
          <FieldGroup legend={texts('own')} className="field">
            {purposes.map((purpose) => (
              <Checkbox
                key={purpose}
                name="purpose"
                value={purpose}
                defaultChecked={answers[purpose] === true}
              >
                {texts(purpose)}
              </Checkbox>
            ))}
          </FieldGroup>
        ) : null}
        <div className="row">
          {purposes.length > 1 ? (
            <Button type="submit" plain name="choice" value="some">
              {texts('keep')}
            </Button>
          ) : null}
          <Button type="submit" name="choice" value="accept">
            {texts('accept')}
          </Button>
          <Button type="submit" name="choice" value="reject">
            {texts('reject')}
          </Button>
          {accepted === undefined ? null : (
            <Button type="submit" plain name="choice" value="forget">
              {texts('forget')}
            </Button>
          )}
        </div>
      </form>
    ),
  })
}

function stateOf(
  texts: ConsentTexts,
  accepted: boolean | undefined,
  agreed: readonly Purpose[],
  purposes: readonly Purpose[],
): string {
  if (accepted === undefined) return texts('isUnset')
  if (agreed.length === 0) return texts('isRefused')
  if (agreed.length === purposes.length) return texts('isAccepted')
  return texts('isSome', { purposes: agreed.map((purpose) => texts(purpose)).join(', ') })
}
