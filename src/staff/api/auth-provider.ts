import { useSyncExternalStore } from 'react'
import type { AuthProvider } from 'react-admin'
import type { Kind, OwnTaxonomy } from '../../kernel/known-kinds.ts'
import type { Right } from '../../kernel/rights.ts'
import { isSameData } from '../../kernel/same-data.ts'
import { tellKinds } from '../kinds/known.ts'
import { tellReview } from '../review/known.ts'
import { call } from './call.ts'

/** Who is signed in, and what they may read or write, by resource. */
export interface OwnAccount {
  id: number
  name: string
  email: string
  role: string
  siteTitle: string
  /** Whoever lacks the right to publish proposes. */
  othersPublish: boolean
  /** What their role lets them do. */
  may: readonly Right[]
  rights: Readonly<Record<string, 'read' | 'write'>>
  /** That staff defined. */
  kinds: readonly Kind[]
  taxonomies: readonly OwnTaxonomy[]
}

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

/** What the viewer may read or write, as the server last told. */
export const useRights = (): OwnAccount['rights'] => useSyncExternalStore(onRights, () => rights)

/** Asked once: the server checks every call all the same. */
export function ownAccount(): Promise<OwnAccount> {
  known ??= call('me', { quiet: true }).then((answer) => {
    const account = answer as OwnAccount
    tellKinds(account.kinds, account.taxonomies)
    tellRights(account.rights)
    tellReview(account.othersPublish, account.may.includes('publish'))
    return account
  })
  known.catch(() => {
    known = undefined
  })
  return known
}

/** Once more: with the kinds of content and the settings the rights change, too. Without an answer all stays as it was. */
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

/** Who was signed in when the app was opened. */
export const knownUser = async (): Promise<number | undefined> => (await known)?.id

/** Leaves the app; what awaits it never goes on. */
const leaveFor = (address: string): Promise<never> => {
  window.location.assign(address)
  return new Promise(() => undefined)
}

const signInAddress = () =>
  `${accountPath}?redirect_to=${encodeURIComponent(window.location.pathname + window.location.search)}`

/** Signing in happens on the site's own page; the app only asks who is there. */
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
  /** Whoever is signed out was asked to sign in on the spot (`call`); who would not, stays where they are. */
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
