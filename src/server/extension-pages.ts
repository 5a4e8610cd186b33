import type { Hono } from 'hono'
import type { Program } from '../program.ts'
import { extensionPages } from './extension-page.ts'
import type { FormWay } from './forms/add-forms.ts'
import type { PostedForm, Sender } from './forms/posted-form.ts'
import type { Env } from './requests/env.ts'
import { viewerOf } from './visitor.ts'

export function addExtensionPages(app: Hono<Env>, program: Program, { page }: Pick<FormWay, 'page'>): void {
  for (const [path, { isFor, draw }] of extensionPages)
    app.get(path, async (c, next) =>
      isFor && !isFor(await viewerOf(program, c.req.raw.headers)) ? next() : page(c, draw),
    )
}

export const extensionForms = (program: Program): readonly PostedForm[] =>
  [...extensionPages].flatMap(([path, { form }]) =>
    form
      ? [
          {
            ...form,
            path,
            act: async (sender: Sender) =>
              form.act({ ...sender, viewer: await viewerOf(program, sender.request.headers) }, program.site),
          },
        ]
      : [],
  )
