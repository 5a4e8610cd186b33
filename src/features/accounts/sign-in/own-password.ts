import { APIError } from 'better-auth/api'
import type { Auth } from '../auth.ts'
import { maxPasswordLength } from '../limits.ts'

/** Whether this is the password of whose session these cookies name. Guesses are counted by who asks. */
export async function isPasswordOf(auth: Auth, cookies: Headers, password: string): Promise<boolean> {
  if (password === '' || password.length > maxPasswordLength) return false
  try {
    return (await auth.api.verifyPassword({ body: { password }, headers: cookies })).status
  } catch (error) {
    if (error instanceof APIError) return false
    throw error
  }
}
