import { APIError } from 'better-auth/api'
import type { Auth } from '../auth.ts'
import { maxPasswordLength } from '../limits.ts'

/** Whether this is the password of the user whose session these cookies name. The caller counts guesses. */
export async function isPasswordOf(auth: Auth, cookies: Headers, password: string): Promise<boolean> {
  if (password === '' || password.length > maxPasswordLength) return false
  try {
    return (await auth.api.verifyPassword({ body: { password }, headers: cookies })).status
  } catch (error) {
    if (error instanceof APIError) return false
    throw error
  }
}
