import type { Hono } from 'hono'
import {
  accountPath,
  askPasskeyPath,
  codePath,
  confirmPath,
  downloadsPath,
  editAccountPath,
  editAddressPath,
  exportPath,
  lostPasswordPath,
  myDataPath,
  ordersPath,
  passkeysPath,
  signOutPath,
  twoStepPath,
} from '../../pages/account/paths.ts'
import { signOutPage } from '../../pages/account/sign-out.tsx'
import { missingPage } from '../../pages/missing.ts'
import type { Program } from '../../program.ts'
import type { FormWay } from '../forms/add-forms.ts'
import type { PostedForm } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'
import { postLostPassword, postSignIn, postSignOut, showLostPassword } from './account.ts'
import { classicSignIn } from './classic-sign-in.ts'
import { showConfirm } from './follow-link.ts'
import { answerInvoice } from './invoice.ts'
import { answerExport } from './my-data.ts'
import { addressKinds, myForms } from './my-forms.ts'
import {
  ordersOf,
  showAccount,
  showAddress,
  showAddresses,
  showDetails,
  showDownloads,
  showMyData,
  showOrder,
} from './my-pages.ts'
import { answerAsk, postPasskeys, showPasskeys } from './passkeys.ts'
import { postCode, postTwoStep, showCode, showTwoStep } from './two-factor.ts'

/**
 * Forms for signing in and out, lost passwords, passkeys, and the second step. The accounts feature counts attempts
 * itself.
 */
export const accountForms = (program: Program): readonly PostedForm[] => [
  {
    path: accountPath,
    longest: { name: 200, passkey: 20_000 },
    act: (sender) => postSignIn(program, sender),
  },
  { path: signOutPath, act: (sender) => postSignOut(program, sender) },
  { path: lostPasswordPath, act: (sender) => postLostPassword(program, sender) },
  { path: codePath, act: (sender) => postCode(program, sender) },
  { path: passkeysPath, longest: { passkey: 20_000 }, act: (sender) => postPasskeys(program, sender) },
  { path: twoStepPath, act: (sender) => postTwoStep(program, sender) },
  ...myForms(program),
]

/** The pages of those forms. */
export function addAccountRoutes(
  app: Hono<Env>,
  program: Program,
  { page, refuse }: Pick<FormWay, 'page' | 'refuse'>,
): void {
  app.get(accountPath, (c) => page(c, showAccount(program)))
  app.get(signOutPath, (c) => page(c, signOutPage))
  app.get(confirmPath, (c) => page(c, showConfirm(program, c.req.raw)))
  app.get(ordersPath, (c) => page(c, ordersOf(program)))
  app.get(`${ordersPath}page/:page{[1-9]\\d{0,5}}/`, (c) => page(c, ordersOf(program)))
  app.get(`${accountPath}view-order/:id{\\d{1,9}}/`, (c) =>
    page(c, showOrder(program, Number(c.req.param('id')))),
  )
  app.get(`${accountPath}view-order/:id{\\d{1,9}}/:name{[A-Z0-9-]{1,30}\\.pdf}`, async (c) => {
    const { id, name } = c.req.param()
    const paper = await answerInvoice(program, c.req.raw, Number(id), name)
    return paper ?? page(c, (site, request) => missingPage(site, request, 404))
  })
  app.get(downloadsPath, (c) => page(c, showDownloads(program)))
  app.get(editAddressPath, (c) => page(c, showAddresses(program)))
  app.get(`${editAddressPath}:kind/`, (c) => {
    const kind = addressKinds[c.req.param('kind')]
    return page(c, kind ? showAddress(program, kind) : (site, request) => missingPage(site, request, 404))
  })
  app.get(editAccountPath, (c) => page(c, showDetails(program)))
  app.get(myDataPath, (c) => page(c, showMyData(program)))
  app.get(exportPath, (c) => answerExport(program, c.req.raw))
  app.get(lostPasswordPath, (c) => page(c, showLostPassword(program)))
  app.get(codePath, (c) => page(c, showCode))
  app.get(passkeysPath, (c) => page(c, showPasskeys(program)))
  app.post(askPasskeyPath, async (c) => (await refuse(c)('passkey-ask')) ?? answerAsk(program, c.req.raw))
  app.get(twoStepPath, (c) => page(c, showTwoStep(program)))
  app.get('/wp-login.php', (c) =>
    c.redirect(classicSignIn(new URL(c.req.url).searchParams, program.siteUrl), 301),
  )
}
