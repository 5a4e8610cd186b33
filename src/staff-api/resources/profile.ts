import { z } from 'zod'
import { mailAddress } from '../../kernel/mail-address.ts'
import { fail, ok } from '../../kernel/result.ts'
import { answering, receiving } from '../action.ts'
import { done, shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { requiredText } from '../schemas.ts'

const row = shape({ id: z.literal('me'), name: words, email: words, isProved: z.boolean(), role: words })

const one = async ({ features, viewer }: Call) => {
  const user = await features.accounts.user(Number(viewer.userId))
  return (
    user && {
      id: 'me' as const,
      name: user.name,
      email: user.email,
      isProved: user.isProved,
      role: user.role,
    }
  )
}

/**
 * Mails a link to the new address: it is the user's once they follow it, signed in. Asks for the password, so that
 * somebody at an open screen cannot take over the account.
 */
const changeEmail = receiving({
  method: 'POST',
  needs: 'staff',
  input: z.object({ email: mailAddress, password: z.string().max(200) }),
  answer: row.extend({ asked: words }),
  async run(call, _, { email, password }) {
    const { accounts } = call.features
    if (!(await accounts.isOwnPassword(call.headers, password)))
      return invalid({ password: fieldText('wrong_password') })
    const asked = await accounts.changeEmail(call.viewer.userId ?? '', email)
    if (!asked.ok)
      return invalid({ email: fieldText(asked.code === 'too-many' ? 'too_many_links' : 'email') })
    const now = await one(call)
    return now ? ok({ ...now, asked: email }) : fail('missing')
  },
})

/** The user's own account. */
export const profile = defineResource({
  name: 'profile',
  read: 'staff',
  write: 'staff',
  id: z.literal('me'),
  row,
  filter: z.object({}),
  sorts: [],
  one,
  change: {
    hasHistory: false,
    schema: z.object({ name: requiredText(200) }),
    async run(call, _, { name }) {
      await call.features.accounts.changeUser(Number(call.viewer.userId), { name })
      const now = await one(call)
      return now ? ok(now) : fail('missing')
    },
  },
  actions: {
    email: [changeEmail],
    /** Mails a link to choose another password. */
    link: [
      answering({
        method: 'POST',
        needs: 'staff',
        answer: done,
        async run({ features, viewer }) {
          const sent = await features.accounts.sendLink(Number(viewer.userId))
          return sent.ok ? ok({ id: 'me' }) : fail('missing')
        },
      }),
    ],
  },
})
