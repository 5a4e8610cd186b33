import { useTranslate } from 'react-admin'
import { Drawing } from '../ui/drawing.tsx'

/** Opens the handbook in another window, so that what was typed stays. */
export function HandbookLink({ to }: { to: string }) {
  const translate = useTranslate()
  return (
    <a
      className="handbook-link"
      href={to}
      target="_blank"
      rel="noopener"
      aria-label={translate('handbook.open')}
      title={translate('handbook.hint')}
    >
      <Drawing name="help" />
    </a>
  )
}
