import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Starts a session for a user who proved their identity without a password. Only server code can call it. */
export const provedSignIn = {
  id: 'proved-sign-in',
  endpoints: {
    signInProved: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string().max(60), remember: z.boolean() }) },
      async (call) => {
        const { userId, remember } = call.body
        const { internalAdapter } = call.context
        const user = await internalAdapter.findUserById(userId)
        if (!user) return undefined
        const session = await internalAdapter.createSession(userId, !remember)
        await setSessionCookie(call, { session, user }, !remember)
        return session.id
      },
    ),
  },
} satisfies BetterAuthPlugin
