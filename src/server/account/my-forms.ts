import { foldMailAddress } from '../../kernel/mail-address.ts'
import { type DetailsProblem, type DetailsState, editAccountPage } from '../../pages/account/edit-account.tsx'
import { editAddressPage } from '../../pages/account/edit-address.tsx'
import { accountNotice } from '../../pages/account/notice.tsx'
import type { JoinProblem } from '../../pages/account/orders.tsx'
import {
  accountPath,
  confirmPath,
  editAccountPath,
  editAddressPath,
  myDataPath,
  ordersPath,
  viewOrderPath,
} from '../../pages/account/paths.ts'
import type { AddressKind } from '../../pages/checkout/fields.ts'
import { type Typed, typedOf } from '../../pages/checkout/fields.ts'
import type { Program } from '../../program.ts'
import { cartCookies, cartTokenOf } from '../../wire/actions/shop/cart-cookies.ts'
import { field, type Posted, type PostedForm, type Sender } from '../forms/posted-form.ts'
import { viewerOf } from '../visitor.ts'
import { followLink } from './follow-link.ts'
import { eraseOwn } from './my-data.ts'
import { ordersOf } from './my-pages.ts'
import type { Owned } from './owned.ts'

/**
 * A form for signed-in customers. It changes only the sender's own data, whatever ids it contains. Other visitors must
 * sign in first; `again` then shows what they typed.
 */
const owned =
  (
    program: Program,
    back: string,
    act: (sender: Owned) => Promise<Posted>,
    again?: (sender: Sender) => Posted | undefined,
  ) =>
  async (sender: Sender): Promise<Posted> => {
    const { userId } = await viewerOf(program, sender.request.headers)
    if (userId !== undefined) return act({ ...sender, userId })
    return again?.(sender) ?? { to: `${accountPath}?redirect_to=${encodeURIComponent(back)}` }
  }

const joinProblems = {
  wrong: 'joinWrong',
  expired: 'joinExpired',
  'too-many': 'joinTooMany',
} as const satisfies Record<string, JoinProblem>

/** The kind of address by the word in the URL; old links have the Dutch words. */
export const addressKinds: Readonly<Record<string, AddressKind>> = {
  billing: 'billing',
  shipping: 'shipping',
  facturatie: 'billing',
  verzending: 'shipping',
}

/** The forms of the customer's account (SHOP-12). */
export const myForms = (program: Program): readonly PostedForm[] => [
  { path: ordersPath, act: owned(program, ordersPath, (sender) => join(program, sender)) },
  {
    path: `${accountPath}view-order/:id/`,
    limit: 'cart',
    act: owned(program, ordersPath, (sender) => orderAgain(program, sender)),
  },
  {
    path: `${editAddressPath}:kind/`,
    act: owned(program, editAddressPath, (sender) => keepAddress(program, sender), addressAgain),
  },
  {
    path: editAccountPath,
    longest: { account_name: 200, account_email: 254 },
    act: owned(program, editAccountPath, (sender) => changeDetails(program, sender), detailsAgain),
  },
  { path: myDataPath, act: owned(program, myDataPath, (sender) => eraseOwn(program, sender)) },
  { path: confirmPath, act: (sender) => followLink(program, sender) },
]

async function join(program: Program, { form, userId }: Owned): Promise<Posted> {
  const { accounts, shop } = program
  const show = (more: { asked?: boolean; problem?: JoinProblem }): Posted => ({
    page: ordersOf(program, more),
  })
  if (form.get('deed') !== 'join') {
    const sent = await accounts.sendJoinCode(userId)
    return show(sent.ok ? { asked: true } : { problem: 'joinTooMany' })
  }
  const joined = await accounts.answerJoinCode(userId, field(form, 'code').slice(0, 30), (email, tx) =>
    shop.orders.adopt(email, userId, tx),
  )
  if (!joined.ok) return show({ problem: joinProblems[joined.code] })
  return { to: ordersPath, notice: accountNotice(joined.value > 0 ? 'joined' : 'joinedNone') }
}

/** Puts the products of an order that are still sold into the cart; the cart shows which ones it could not add. */
async function orderAgain(program: Program, { request, userId }: Owned): Promise<Posted> {
  const id = Number(/\/view-order\/(\d{1,9})\//.exec(new URL(request.url).pathname)?.[1])
  const viewer = await viewerOf(program, request.headers)
  const order = viewer.userId === userId ? await program.shop.orders.oneOfViewer(viewer, id) : undefined
  if (!order) return { to: Number.isFinite(id) ? viewOrderPath(id) : ordersPath }
  let token = cartTokenOf(request)
  for (const { productId, variantId, quantity } of order.lines) {
    const added = await program.shop.cart.add(token, { productId, variantId, quantity })
    if (added.ok) token = added.value.token
  }
  const cookies = cartCookies(
    token,
    await program.shop.cart.view(token),
    program.siteUrl.startsWith('https:'),
  )
  return { to: '/cart/', notice: accountNotice('againDone'), cookies }
}

/** The kind of address that a form sends, and its typed values. */
function addressIn({ form, request }: Sender): { kind: AddressKind; typed: Typed } | undefined {
  const kind = addressKinds[/\/edit-address\/([a-z]+)\//.exec(new URL(request.url).pathname)?.[1] ?? '']
  if (!kind) return undefined
  const typed = Object.entries(typedOf(form)).filter(([name]) => name.startsWith(`${kind}_`))
  return { kind, typed: Object.fromEntries(typed) }
}

async function keepAddress({ accounts }: Program, sender: Owned): Promise<Posted> {
  const sent = addressIn(sender)
  if (!sent) return { to: editAddressPath }
  await accounts.keepAddresses(sender.userId, { [sent.kind]: sent.typed })
  return { to: editAddressPath, notice: accountNotice('addressKept') }
}

function addressAgain(sender: Sender): Posted | undefined {
  const sent = addressIn(sender)
  return (
    sent && { page: (site, asked) => editAddressPage(site, asked, sent.kind, { [sent.kind]: sent.typed }) }
  )
}

/** Typed values to show again, without the new password. */
const detailsAgain = ({ form }: Sender): Posted | undefined =>
  form.has('save_password')
    ? undefined
    : {
        page: (site, asked) =>
          editAccountPage(site, asked, {
            name: field(form, 'account_name'),
            email: field(form, 'account_email'),
          }),
      }

const passwordProblems = {
  'wrong-password': 'passwordWrong',
  'too-many': 'tooMany',
  'too-short': 'tooShort',
  'too-long': 'tooLong',
} as const

async function changeDetails({ accounts }: Program, { form, from, request, userId }: Owned): Promise<Posted> {
  const profile = await accounts.profile(userId)
  if (!profile) return { to: accountPath }
  const name = field(form, 'account_name').trim()
  const email = field(form, 'account_email').trim()
  const again = (problem: DetailsProblem, typed: DetailsState): Posted => ({
    page: (site, asked) => editAccountPage(site, asked, { ...typed, problem }),
  })
  if (form.has('save_password')) {
    const changed = await accounts.changePassword(request.headers, {
      current: field(form, 'password_current'),
      next: field(form, 'password_1'),
    })
    if (changed.ok)
      return {
        to: editAccountPath,
        notice: accountNotice('passwordChanged'),
        cookies: changed.value.getSetCookie(),
      }
    return changed.code === 'signed-out'
      ? { to: accountPath }
      : again(passwordProblems[changed.code], { name: profile.name, email: profile.email })
  }
  if (name === '') return again('missingName', { name, email })
  const isNew = foldMailAddress(email) !== profile.email
  // Somebody at an open screen must not take over the account.
  if (isNew && !(await accounts.isOwnPassword(request.headers, field(form, 'account_password'))))
    return again('emailPasswordWrong', { name, email })
  const asked = isNew ? await accounts.changeEmail(userId, email, from) : undefined
  if (asked && !asked.ok) return again(asked.code === 'bad-email' ? 'badEmail' : 'tooMany', { name, email })
  await accounts.changeName(userId, name)
  return { to: editAccountPath, notice: accountNotice(isNew ? 'emailAsked' : 'detailsKept') }
}
