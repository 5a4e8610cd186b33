import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { lookChoices } from '../../kernel/look/look.ts'
import type { StaffTest } from '../testing.ts'
import { everyResource, type Known, otherOf, type Rows } from './every-row.ts'
import { tableForm } from './table-form.ts'

/** A call that writes. */
export interface Write {
  path: string
  method: 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** Of what is created: sent again, it creates nothing more. */
  key?: string
}

/** Prepares a call, on rows of its own; made anew for each time that it is cut off. */
export type Writes = ReadonlyMap<string, () => Promise<Write>>

/** Every call of the staff API that writes, by the lists of the program: `products POST`, `orders POST refund`. */
export const everyWrite: readonly string[] = [...everyResource.values()].flatMap(
  ({ name, create, change, remove, actions }) => [
    ...(create ? [`${name} POST`] : []),
    ...(change ? [`${name} PUT`] : []),
    ...(remove ? [`${name} DELETE`] : []),
    ...Object.entries(actions).flatMap(([action, ways]) =>
      ways
        .filter(({ method, apart }) => method !== 'GET' && apart === undefined)
        .map(({ method }) => `${name} ${method} ${action}`),
    ),
  ],
)

let looks = 0

/** Changes that go over several features, and those of resources of one row, which must differ each time. */
const changes: Readonly<Record<string, (words: string) => object>> = {
  products: (title) => ({ title, status: 'published', offer: { regularCents: 700, stock: 3 } }),
  posts: (title) => ({ title, status: 'published' }),
  files: (title) => ({ title }),
  settings: (title) => ({ title }),
  look: () => ({ size: lookChoices.size[++looks % lookChoices.size.length] }),
  'shop-settings': (place) => ({ collection: { place } }),
  'shop-mails': (title) => ({ title }),
  texts: (override) => ({ override }),
  profile: (name) => ({ name }),
}

const block = (text: string) => ({
  root: { props: {} },
  content: [{ type: 'text', props: { id: 'a', html: `<p>${text}</p>` } }],
})

/** Prepares a call of every kind that writes; a new one without a sample fails the test that walks them. */
export function createWrites(bench: StaffTest, rows: Rows, known: Known): Writes {
  const { accounts, content, shop, forms, jobs, handle, siteImports } = bench.program
  const call = (path: string, method?: string, body?: unknown) =>
    bench.call('administrator', path, method, body)
  const done = async (path: string, method?: string, body?: unknown) => {
    const answer = await call(path, method, body)
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  let count = 0
  const word = (text: string) => `${text} ${++count} ${randomUUID().slice(0, 8)}`
  const rowOf = async (name: string) => {
    const id = await rows[name]?.()
    if (id === undefined) throw new Error(`${name}: no row`)
    return `${name}/${encodeURIComponent(id)}`
  }
  const noRuns = async () => {
    await siteImports.runs.next()
    await handle.pool.query('delete from way_in.tasks')
    await handle.pool.query('delete from way_in.sources')
    await handle.pool.query("delete from pgboss.job where name = 'site-import'")
  }
  const newSource = async () => {
    const { sources } = siteImports
    const begun = await sources.start({ name: word('uitvoer.xml'), size: 4, sentBy: '1' })
    if (!begun.ok) throw new Error(begun.code)
    await sources.receive(begun.value.id, 0, Readable.from(['<rss'], { objectMode: false }))
  }
  const newRun = async () => {
    await noRuns()
    await newSource()
    const run = await siteImports.runs.ask({ kind: 'try', askedBy: '1' })
    if (!run.ok) throw new Error(run.code)
    return run.value.id
  }
  const to =
    (path: () => Promise<string> | string, body: unknown = {}, method: Write['method'] = 'POST') =>
    async (): Promise<Write> => ({
      path: await path(),
      method,
      body: typeof body === 'function' ? await body() : body,
    })

  /** What `rows` sends to create one of these; it is taken from it, and not sent. */
  const sentFor = async (name: string): Promise<unknown> => {
    const { call } = bench
    let sent: unknown
    bench.call = async (who, path, method, body) => {
      if (path !== name || method !== 'POST' || sent !== undefined) return call(who, path, method, body)
      sent = body
      return { status: 201, body: { id: 0 }, headers: new Headers() }
    }
    try {
      await rows[name]?.()
    } finally {
      bench.call = call
    }
    if (sent === undefined) throw new Error(`${name}: nothing is sent to create one`)
    return sent
  }

  const guide = async () =>
    (
      await done('products', 'POST', {
        title: word('Gids'),
        status: 'published',
        offer: {
          sku: word('G'),
          regularCents: 500,
          vatClass: 'reduced',
          stock: 4,
          virtual: true,
          fileIds: [known.file],
        },
      })
    ).id
  const order = async () => {
    const lines = [{ productId: await guide(), quantity: 2 }]
    const quote = await done('orders/all/quote', 'POST', { lines, country: 'NL' })
    return {
      lines,
      checkoutKey: randomUUID(),
      shown: quote.shown,
      email: `${randomUUID()}@schelp.example`,
      billing: {
        firstName: 'Truus',
        lastName: 'van Dam',
        street: 'Dorpsstraat',
        houseNumber: '3',
        postcode: '8061ab',
        city: 'Hasselt',
        country: 'NL',
      },
      delivery: quote.delivery,
      paymentMethod: 'bacs',
      downloadConsent: true,
    }
  }
  const ordered = async () => `orders/${(await done('orders', 'POST', await order())).id}`
  const paid = async () => {
    const path = await ordered()
    const { totalCents } = await done(path)
    await done(`${path}/payment`, 'POST', { cents: totalCents, key: randomUUID() })
    return path
  }
  const customer = async () => {
    const { email } = await done(await ordered())
    return `customers/${encodeURIComponent(email)}`
  }
  const erasable = async () => {
    const path = await ordered()
    const { email } = await done(path)
    await done(`${path}/step`, 'POST', { to: 'cancelled' })
    return email as string
  }
  const withdrawn = async () => {
    const { number, email } = await done(await paid())
    await shop.orders.withdraw({ orderNumber: number, name: 'Truus', email })
    const { withdrawals } = await shop.orders.withdrawals({ status: 'open', page: 1, perPage: 1 })
    return `withdrawals/${withdrawals[0]?.id}`
  }
  const document = async () => {
    const id = await rows.documents?.()
    const { version } = await done(`documents/${id}/edit`)
    return { id, version }
  }
  const onDocument = (action: string, body: (version: number, id: number) => unknown) => async () => {
    const { id, version } = await document()
    return {
      path: `documents/${id}/${action}`,
      method: 'POST' as const,
      body: await body(version, Number(id)),
    }
  }
  const published = async () => {
    const { id, version } = await document()
    await done(`documents/${id}/draft`, 'PUT', { version, data: block('Eerst') })
    const { version: then } = await done(`documents/${id}/publish`, 'POST', { version: version + 1 })
    const { version: last } = await done(`documents/${id}/draft`, 'PUT', { version: then, data: block('Nu') })
    return { id: Number(id), version: last as number }
  }
  const request = async () => {
    const receive = {
      form: 'Bestand',
      page: '/',
      email: 'anna@schelp.example',
      fileId: known.file,
      keptDays: 30,
    }
    await forms.receive({
      ...receive,
      answers: [{ label: 'Waarom', value: word('') }],
      to: [],
      isSuspect: false,
    })
    return `form-entries/${(await done('form-entries')).data[0].id}`
  }
  const email = async () => {
    const path = await rowOf('newsletters')
    const id = path.split('/')[1]
    const { version } = await done(`documents/${id}/edit`)
    await done(`documents/${id}/draft`, 'PUT', { version, data: block('Dag') })
    return { path, version: (await done(`${path}/email`)).version as number }
  }
  /** Has a newsletter that is being sent; nobody knows whether a reader got it. */
  const mailing = async () => {
    const { path, version } = await email()
    await done(`${path}/send`, 'POST', { version, perMinute: 60 })
    await handle.pool.query("update newsletter_mailings set state = 'sending'")
    await handle.pool.query(
      `insert into newsletter_deliveries (mailing_id, subscriber_id, state)
       select (select max(id) from newsletter_mailings), $1, 'uncertain'`,
      [await rows.subscribers?.()],
    )
    return path
  }
  const sheet = async (
    resource: 'products' | 'subscribers',
    table: string,
    more: Record<string, string> = {},
  ) => {
    const { mark } = await done(`${resource}/all/sheet`, 'POST', tableForm(table, more))
    return tableForm(table, { ...more, agreed: mark })
  }
  const failed = async () => {
    await jobs.send({ name: 'proof', schema: z.object({}) }, {})
    await handle.pool.query(
      `update pgboss.job set state = 'failed', completed_on = now() where name = 'proof'`,
    )
    return `jobs/${(await done('jobs')).data[0].id}`
  }
  const userWith = async (insert: string, action: string) => {
    const path = await rowOf('users')
    const user = `update account_users set two_factor_enabled = true where id = $1 returning id`
    await handle.pool.query(`with it as (${user}) ${insert}`, [path.split('/')[1]])
    return `${path}/${action}`
  }
  const thrown = async () => {
    const path = await rowOf('posts')
    return `trash/${(await done(path, 'DELETE')).trashId}`
  }
  const proposed = async (name: string, who: string) => {
    await content.changeSettings({ othersPublish: true })
    const path = await rowOf(name)
    const version = name === 'documents' ? (await done(`${path}/edit`)).version : undefined
    if (version !== undefined) await done(`${path}/draft`, 'PUT', { version, data: block('Voorstel') })
    const body = version === undefined ? {} : { version: version + 1 }
    const answer = await bench.call(who, `${path}/propose`, 'POST', body)
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return path
  }

  const acts: Record<string, () => Promise<Write>> = {
    'documents POST': async () => ({
      path: 'documents',
      method: 'POST',
      body: { kind: 'popup', title: word('Venster') },
    }),
    'orders POST': async () => ({ path: 'orders', method: 'POST', body: await order() }),
    'documents PUT draft': async () => {
      const { id, version } = await document()
      return {
        path: `documents/${id}/draft`,
        method: 'PUT',
        body: { version, data: block('Nieuw'), keep: true },
      }
    },
    'documents POST drop-draft': async () => {
      const { id, version } = await published()
      return { path: `documents/${id}/drop-draft`, method: 'POST', body: { version } }
    },
    'documents POST publish': onDocument('publish', (version) => ({ version })),
    'documents POST unschedule': async () => {
      const { id, version } = await published()
      const at = new Date(Date.now() + 3_600_000)
      const { version: then } = await done(`documents/${id}/publish`, 'POST', { version, at })
      return { path: `documents/${id}/unschedule`, method: 'POST', body: { version: then } }
    },
    'documents POST propose': async () => {
      await content.changeSettings({ othersPublish: true })
      const { id, version } = await published()
      return { path: `documents/${id}/propose`, method: 'POST', body: { version } }
    },
    'documents POST restore': async () => {
      const { id, version } = await published()
      const { data } = await done(`documents/${id}/versions`)
      return { path: `documents/${id}/restore`, method: 'POST', body: { version, versionId: data[0].id } }
    },
    'documents POST version': async () => {
      const { id } = await published()
      const { data } = await done(`documents/${id}/versions`)
      return { path: `documents/${id}/version`, method: 'POST', body: { versionId: data[0].id } }
    },
    'documents POST visit': onDocument('visit', () => ({ visit: randomUUID() })),
    'files POST versions': async () => {
      const path = await rowOf('files')
      const { data } = await done(`${path}/versions`)
      return { path: `${path}/versions`, method: 'POST', body: { versionId: data[0].id } }
    },
    'files POST change-many': to(
      () => 'files/0/change-many',
      async () => ({
        ids: [await rows.files?.(), await rows.files?.()],
        change: { hidden: true, addTags: [word('label')] },
      }),
    ),
    'file-categories DELETE': to(() => rowOf('file-categories'), undefined, 'DELETE'),
    'form-entries POST grant': to(async () => `${await request()}/grant`, { days: 7 }),
    'form-entries POST refuse': to(async () => `${await request()}/refuse`, { words: 'Helaas' }),
    'form-entries POST withdraw': to(async () => {
      const path = await request()
      await done(`${path}/grant`, 'POST', { days: 7 })
      return `${path}/withdraw`
    }),
    'media POST change-many': to(
      () => 'media/0/change-many',
      async () => ({ ids: [await rows.media?.(), await rows.media?.()], add: ['Kerken'] }),
    ),
    'redirects DELETE': to(() => rowOf('redirects'), undefined, 'DELETE'),
    'newsletters POST test': to(async () => `${(await email()).path}/test`),
    'newsletters POST send': async () => {
      const { path, version } = await email()
      return { path: `${path}/send`, method: 'POST', body: { version, perMinute: 60 } }
    },
    'newsletters POST pause': to(async () => `${await mailing()}/pause`),
    'newsletters POST resume': to(async () => {
      const path = await mailing()
      await done(`${path}/pause`, 'POST', {})
      return `${path}/resume`
    }),
    'newsletters POST stop': to(async () => `${await mailing()}/stop`),
    'newsletters POST again': to(async () => `${await mailing()}/again`),
    'subscribers POST sheet': to(
      () => 'subscribers/all/sheet',
      () => sheet('subscribers', `E-mail\n${randomUUID()}@schelp.example\n`, { proof: 'Ledenlijst' }),
    ),
    'products POST sheet': to(
      () => 'products/all/sheet',
      async () => {
        const { offer } = await done(`products/${await guide()}`)
        return sheet('products', `Artikelnummer;Prijs;Voorraad\n${offer.sku};6,50;9\n`)
      },
    ),
    'products POST adjust': to(
      () => 'products/all/adjust',
      async () => ({ ids: [await guide(), await guide()], change: { kind: 'sale', percent: 10 } }),
    ),
    'stock POST change': to(async () => `stock/${await guide()}/change`, {
      reason: 'Geteld',
      change: { pieces: 1 },
    }),
    'orders POST step': to(async () => `${await ordered()}/step`, { to: 'cancelled' }),
    'orders POST payment': async () => ({
      path: `${await ordered()}/payment`,
      method: 'POST',
      body: { cents: 1000, key: randomUUID() },
    }),
    'orders POST refund': async () => {
      const path = await paid()
      const { lines } = await done(path)
      const body = { lines: [{ lineId: lines[0].id, quantity: 1 }], restock: true, key: randomUUID() }
      return { path: `${path}/refund`, method: 'POST', body }
    },
    'orders POST note': to(async () => `${await ordered()}/note`, { text: 'Belde terug' }),
    'orders POST mail': to(async () => `${await ordered()}/mail`, { mail: 'received' }),
    'orders POST renewDownloads': to(async () => `${await paid()}/renewDownloads`),
    'orders POST endDownloads': to(async () => `${await paid()}/endDownloads`),
    'withdrawals POST settle': to(async () => `${await withdrawn()}/settle`, { answer: 'Geld terug' }),
    'customers POST note': to(async () => `${await customer()}/note`, { text: 'Belt graag' }),
    'customers POST erase': async () => {
      const email = await erasable()
      return { path: `customers/${encodeURIComponent(email)}/erase`, method: 'POST', body: { email } }
    },
    'reviews DELETE reports': async () => {
      const path = await rowOf('reviews')
      await handle.pool.query("update shop_reviews set reports = array['x']")
      return { path: `${path}/reports`, method: 'DELETE' }
    },
    'shop-settings POST legal-drafts': to(async () => {
      const pages = { terms: null, privacy: null, withdrawal: null, shipping: null }
      await done('shop-settings/shop', 'PUT', { terms: { pages } })
      return 'shop-settings/shop/legal-drafts'
    }),
    'settings POST place-comments': to(async () => {
      // Only the draft holds what was placed before.
      await handle.pool.query(
        "update content_documents set draft = null, draft_saved_at = null, draft_saved_by = null where title = 'Nieuwsbericht'",
      )
      return 'settings/site/place-comments'
    }),
    'broken-links POST check': to(async () => {
      await handle.pool.query("delete from pgboss.job where singleton_key = 'links'")
      return 'broken-links/all/check'
    }),
    'mails POST test': to(() => 'mails/all/test'),
    'jobs POST retry': to(async () => `${await failed()}/retry`),
    'jobs DELETE': to(failed, undefined, 'DELETE'),
    'trash POST restore': to(async () => `${await thrown()}/restore`),
    'trash DELETE': to(thrown, undefined, 'DELETE'),
    'users POST link': to(async () => `${await rowOf('users')}/link`),
    'users POST hand-over': async () => {
      const path = await rowOf('users')
      const authorId = Number(path.split('/')[1])
      await content.addEntry({ type: 'post', title: word('Bericht'), status: 'draft', authorId })
      return { path: `${path}/hand-over`, method: 'POST', body: { to: known.author } }
    },
    'users DELETE sessions': to(
      async () => {
        const email = 'editor@schelp.example'
        await bench.signIn('editor')
        await accounts.signIn({ email, password: bench.password, remember: true, from: randomUUID() })
        return `users/${(await accounts.accountAt(email))?.userId}/sessions`
      },
      undefined,
      'DELETE',
    ),
    'users DELETE two-factor': to(
      () =>
        userWith(
          `insert into account_two_factors (user_id, secret, backup_codes, verified)
          select id, 'secret', 'codes', true from it`,
          'two-factor',
        ),
      undefined,
      'DELETE',
    ),
    'users DELETE passkeys': to(
      () =>
        userWith(
          `insert into account_passkeys (user_id, name, credential_id, public_key, counter)
          select id, 'Telefoon', gen_random_uuid(), 'key', 0 from it`,
          'passkeys',
        ),
      undefined,
      'DELETE',
    ),
    'profile POST link': to(() => 'profile/me/link'),
    'profile POST email': async () => {
      await handle.pool.query('delete from platform_rate_limits')
      const body = { email: `${randomUUID()}@schelp.example`, password: bench.password }
      return { path: 'profile/me/email', method: 'POST', body }
    },
    'site-imports POST begin': to(
      async () => {
        await noRuns()
        await newSource()
        return 'site-imports/all/begin'
      },
      { kind: 'try' },
    ),
    'site-imports POST take-out': to(async () => {
      await noRuns()
      await handle.pool.query(
        `insert into platform_provenance (source, in_table, key, row_id, digest)
          values ('site:https://oud.example', 'classic-site', 'post:1', 'post:1', 'content_entries 1 x y') on conflict do nothing`,
      )
      return 'site-imports/all/take-out'
    }),
    'site-imports POST halt': to(async () => `site-imports/${await newRun()}/halt`),
    'site-imports POST go-on': to(async () => {
      const id = await newRun()
      await siteImports.runs.stop(id)
      return `site-imports/${id}/go-on`
    }),
    'import-sources DELETE': to(
      async () => {
        await noRuns()
        return rowOf('import-sources')
      },
      undefined,
      'DELETE',
    ),
    'backups POST make': to(async () => {
      await handle.pool.query("delete from pgboss.job where singleton_key = 'make'")
      return 'backups/all/make'
    }),
    'backups POST check': to(async () => {
      await handle.pool.query("delete from pgboss.job where singleton_key like 'schelp-%'")
      return `${await rowOf('backups')}/check`
    }),
    'sessions DELETE': to(
      async () => {
        const email = 'administrator@schelp.example'
        await accounts.signIn({ email, password: bench.password, remember: true, from: randomUUID() })
        const own = await accounts.listSessions(await bench.signIn('administrator'))
        return `sessions/${own.find(({ current }) => !current)?.id}`
      },
      undefined,
      'DELETE',
    ),
  }
  const writes = new Map<string, () => Promise<Write>>()
  for (const id of everyWrite) {
    const [name = '', method, action] = id.split(' ')
    const own = acts[id]
    if (own) writes.set(id, own)
    else if (action === undefined && method === 'POST')
      writes.set(id, async () => ({ path: name, method: 'POST', body: await sentFor(name) }))
    else if (action === undefined && method === 'PUT')
      writes.set(
        id,
        to(
          () => rowOf(name),
          () => changes[name]?.(word('Anders')) ?? otherOf(name),
          'PUT',
        ),
      )
    else if (action === undefined)
      writes.set(
        id,
        to(() => rowOf(name), undefined, 'DELETE'),
      )
    else if (action === 'draft')
      writes.set(id, async () => {
        const path = `${rows[name] ? await rowOf(name) : `${name}/${encodeURIComponent('+new')}`}/draft`
        const body = { stamp: 'x', data: { title: 'Nog niet' } }
        if (method === 'DELETE') await done(path, 'PUT', body)
        return method === 'DELETE' ? { path, method } : { path, method: 'PUT', body }
      })
    else if (action === 'copy')
      writes.set(
        id,
        to(async () => `${await rowOf(name)}/copy`),
      )
    else if (action === 'propose')
      writes.set(
        id,
        to(async () => {
          await content.changeSettings({ othersPublish: true })
          return `${await rowOf(name)}/propose`
        }),
      )
    else if (action === 'take-back')
      writes.set(
        id,
        to(async () => `${await proposed(name, 'administrator')}/take-back`),
      )
    else if (action === 'send-back')
      writes.set(
        id,
        to(async () => `${await proposed(name, 'administrator')}/send-back`, { words: 'Nog eens' }),
      )
  }
  return writes
}
