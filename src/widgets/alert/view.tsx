import type { View } from '../../islands/contract.ts'
import { CloseButton } from '../../ui/button/button.tsx'
import { Sign } from '../shared/signs/sign.tsx'
import type { AlertProps } from './fields.ts'

const signs = { info: 'info', right: 'check', warning: 'warning' } as const

/** A remark beside the text. The script that closes it also adds the cross. */
const AlertView: View<AlertProps> = ({ props: { tone, title, html, closable }, texts }) =>
  title || html.trim() ? (
    <div className={`alert is-${tone}`} role="note" data-behaviour={closable ? 'alert' : undefined}>
      <Sign name={signs[tone]} />
      <div>
        <span className="sr">{texts(tone)}</span>
        {title ? <p className="alert-title">{title}</p> : null}
        {html.trim() ? (
          <div className="prose" data-content dangerouslySetInnerHTML={{ __html: html }} />
        ) : null}
      </div>
      {closable ? <CloseButton label={texts('close')} hidden /> : null}
    </div>
  ) : null

export default AlertView
