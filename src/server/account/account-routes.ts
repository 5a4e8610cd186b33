import type { HttpBindings } from '@hono/node-server'
import type { Context, Handler, Hono } from 'hono'
import {
  accountPath,
  codePath,
  lostPasswordPath,
  signOutPath,
  twoStepPath,
} from '../../pages/account/paths.ts'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import type { Program } from '../../program.ts'
import type { Posted, Sender } from '../requests/posted-form.ts'
import { postLostPassword, postSignIn, postSignOut, showAccount, showLostPassword } from './account.ts'
import { postCode, postTwoStep, showCode, showTwoStep } from './two-factor.ts'

type Bindings = { Bindings: HttpBindings }

interface Way {
  /** Answers with a page for this visitor only. */
  page(c: Context<Bindings>, render: (site: Site, request: PageRequest) => Promise<Answer>): Promise<Response>
  post(action: (program: Program, sender: Sender) => Promise<Posted>): Handler<Bindings>
}

/** Signing in and out, a lost password, and the second step. */
export function addAccountRoutes(app: Hono<Bindings>, program: Program, { page, post }: Way): void {
  app.get(accountPath, (c) => page(c, showAccount))
  app.post(accountPath, post(postSignIn))
  app.post(signOutPath, post(postSignOut))
  app.get(lostPasswordPath, (c) => page(c, showLostPassword))
  app.post(lostPasswordPath, post(postLostPassword))
  app.get(codePath, (c) => page(c, showCode))
  app.post(codePath, post(postCode))
  app.get(twoStepPath, (c) => page(c, showTwoStep(program)))
  app.post(twoStepPath, post(postTwoStep))
  app.get('/wp-login.php', (c) => c.redirect(accountPath, 301))
}
