import { eq } from 'drizzle-orm'
import { createTexts, textData } from '../../kernel/texts.ts'
import type { Executor } from '../../platform/database/index.ts'
import type { AccountsDeps } from './deps.ts'
import { verifications } from './schema.ts'
import { accountTexts } from './texts.nl.ts'

const texts = createTexts<keyof typeof accountTexts>(textData(accountTexts))

/**
 * To be called when an account gets another e-mail address: ends the links to choose a password that were mailed to
 * the old one, and tells the old one.
 */
export async function leaveAddress(
  { mail, siteName }: Pick<AccountsDeps, 'mail' | 'siteName'>,
  tx: Executor,
  before: { id: number; email: string },
  email: string,
): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, String(before.id)))
  await mail.send(
    {
      to: before.email,
      secrets: [],
      subject: texts('emailChangedSubject'),
      text: texts('emailChangedText', { site: await siteName(), email }),
    },
    tx,
  )
}
