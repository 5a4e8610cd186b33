import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { fileTexts as t } from './texts.ts'

/** The foot of a dialog: the confirming button and the cancel button. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="foot-row">
    {children}
    <Button plain data-closes="">
      {t('cancel')}
    </Button>
  </div>
)
