import { z } from 'zod'
import { mailAddress } from '../../kernel/mail-address.ts'
import { fail, ok } from '../../kernel/result.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid, type Outcome, readInput } from '../resource.ts'
import { requiredText } from '../schemas.ts'

const one = async ({ features, viewer }: Call) => {
  const user = await features.accounts.user(Number(viewer.userId))
  return (
    user && {
      ...{ id: 'me' as const, name: user.name, email: user.email, isProved: user.isProved },
      role: user.role,
    }
  )
}

const newEmail = z.object({ email: mailAddress, password: z.string().max(200) })

/**
 * Mails a link to the new address: it is the user's once they follow it, signed in. Asks for the password, so that
 * somebody at an open screen cannot take over the account.
 */
async function changeEmail(call: Call, _: string, body: () => Promise<unknown>): Promise<Outcome<unknown>> {
  const { accounts } = call.features
  const read = readInput(newEmail, await body())
  if (!read.ok) return read
  if (!(await accounts.isOwnPassword(call.headers, read.value.password)))
    return invalid({ password: fieldText('wrong_password') })
  const asked = await accounts.changeEmail(call.viewer.userId ?? '', read.value.email)
  if (asked.ok) return ok({ ...(await one(call)), asked: read.value.email })
  return invalid({ email: fieldText(asked.code === 'too-many' ? 'too_many_links' : 'email') })
}

/** The user's own account. */
export const profile = defineResource({
  name: 'profile',
  read: 'staff',
  write: 'staff',
  id: z.literal('me'),
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
    email: [{ method: 'POST', needs: 'staff', run: changeEmail }],
    /** Mails a link to choose another password. */
    link: [
      {
        method: 'POST',
        needs: 'staff',
        async run({ features, viewer }) {
          const sent = await features.accounts.sendLink(Number(viewer.userId))
          return sent.ok ? ok({ id: 'me' }) : fail('missing')
        },
      },
    ],
  },
})
