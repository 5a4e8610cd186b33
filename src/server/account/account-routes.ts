import type { Hono } from 'hono'
import {
  accountPath,
  codePath,
  lostPasswordPath,
  signOutPath,
  twoStepPath,
} from '../../pages/account/paths.ts'
import type { Program } from '../../program.ts'
import type { FormWay } from '../forms/add-forms.ts'
import type { PostedForm } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'
import { postLostPassword, postSignIn, postSignOut, showAccount, showLostPassword } from './account.ts'
import { postCode, postTwoStep, showCode, showTwoStep } from './two-factor.ts'

/** Signing in and out, a lost password, and the second step. Attempts are counted by the accounts themselves. */
export const accountForms = (program: Program): readonly PostedForm[] => [
  { path: accountPath, act: (sender) => postSignIn(program, sender) },
  { path: signOutPath, act: (sender) => postSignOut(program, sender) },
  { path: lostPasswordPath, act: (sender) => postLostPassword(program, sender) },
  { path: codePath, act: (sender) => postCode(program, sender) },
  { path: twoStepPath, act: (sender) => postTwoStep(program, sender) },
]

/** The pages of those forms. */
export function addAccountRoutes(app: Hono<Env>, program: Program, { page }: Pick<FormWay, 'page'>): void {
  app.get(accountPath, (c) => page(c, showAccount))
  app.get(lostPasswordPath, (c) => page(c, showLostPassword))
  app.get(codePath, (c) => page(c, showCode))
  app.get(twoStepPath, (c) => page(c, showTwoStep(program)))
  app.get('/wp-login.php', (c) => c.redirect(accountPath, 301))
}
