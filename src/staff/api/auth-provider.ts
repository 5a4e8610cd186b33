import { useSyncExternalStore } from 'react'
import { type AuthProvider, usePermissions } from 'react-admin'
import type { z } from 'zod'
import { isSameData } from '../../kernel/same-data.ts'
import type { ownAccountAnswer } from '../../staff-api/own-account.ts'
import { tellExtensions } from '../extensions.ts'
import { tellKinds } from '../kinds/known.ts'
import { call } from './call.ts'
import { tellReview } from './review.ts'

/** The signed-in user, and what the user may read or write, by resource. */
export type OwnAccount = z.input<typeof ownAccountAnswer>

const accountPath = '/my-account/'
let known: Promise<OwnAccount> | undefined

let rights: OwnAccount['rights'] = {}
const listeners = new Set<() => void>()

function tellRights(told: OwnAccount['rights']): void {
  if (isSameData(rights, told)) return
  rights = told
  for (const listener of listeners) listener()
}

function onRights(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The user's rights as the server last sent them. */
export const useRights = (): OwnAccount['rights'] => useSyncExternalStore(onRights, () => rights)

/** The same as react-admin gives it: undefined until it is known. */
export const usePermitted = () => usePermissions<OwnAccount['rights']>()

/** Requested once: the server checks every call anyway. */
export function ownAccount(): Promise<OwnAccount> {
  known ??= call<OwnAccount>('me', { quiet: true }).then((account) => {
    tellKinds(account.kinds, account.taxonomies)
    tellRights(account.rights)
    tellExtensions(account.extensions)
    tellReview(account.othersPublish, account.may.includes('publish'))
    return account
  })
  known.catch(() => {
    known = undefined
  })
  return known
}

/** Requests the rights again, which depend on content kinds and settings. Without an answer nothing changes. */
export async function ownAccountAgain(): Promise<void> {
  const before = known
  known = undefined
  try {
    await ownAccount()
  } catch (error) {
    known = before
    throw error
  }
}

/** The user for whom the app was opened. */
export const knownUser = async (): Promise<number | undefined> => (await known)?.id

/** Leaves the app; the promise never settles. */
const leaveFor = (address: string): Promise<never> => {
  window.location.assign(address)
  return new Promise(() => undefined)
}

const signInAddress = () =>
  `${accountPath}?redirect_to=${encodeURIComponent(window.location.pathname + window.location.search)}`

/** Users sign in on a page of the site; the app only asks who is signed in. */
export const authProvider: AuthProvider = {
  login: () => leaveFor(signInAddress()),
  async logout() {
    await fetch(`${accountPath}customer-logout/`, {
      method: 'POST',
      body: new URLSearchParams(),
      redirect: 'manual',
    })
    return leaveFor('/')
  },
  async checkAuth() {
    await ownAccount()
  },
  /** `call` already offered to sign in again; a user who declined stays on the page. */
  checkError: async () => undefined,
  async getIdentity() {
    const { id, name, email } = await ownAccount()
    return { id, fullName: name, email }
  },
  getPermissions: async () => (await ownAccount()).rights,
  async canAccess({ action, resource }) {
    const right = (await ownAccount()).rights[resource]
    return right === 'write' || (right === 'read' && (action === 'list' || action === 'show'))
  },
}
