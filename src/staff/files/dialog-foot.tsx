import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { fileTexts as t } from './texts.ts'

/** What a dialog ends with: its deed, and the way back. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="foot-row">
    {children}
    <Button plain data-closes="">
      {t('cancel')}
    </Button>
  </div>
)
