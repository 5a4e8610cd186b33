import type { View } from '../../islands/contract.ts'
import { TextLink } from '../../ui/button/button.tsx'
import type { EntryMomentProps } from './fields.ts'
import type { EntryMoment } from './load.ts'

/** Date and place, with a link that adds them to the visitor's own calendar. */
const EntryMomentView: View<EntryMomentProps, EntryMoment | undefined> = ({ model, texts }) =>
  model ? (
    <div className="entry-moment">
      <p className="days">
        <time dateTime={model.from}>{model.days}</time>
        {model.hours ? <span className="num">{texts('hours', { hours: model.hours })}</span> : null}
      </p>
      {model.where ? <p className="quiet">{model.where}</p> : null}
      {model.fileHref ? <TextLink href={model.fileHref}>{texts('file')}</TextLink> : null}
    </div>
  ) : null

export default EntryMomentView
