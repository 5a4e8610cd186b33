import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { readMailAddress } from '../../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { digestOf, newToken } from '../cart/token.ts'
import type { Parts } from '../payments/parts.ts'
import { findCards } from '../products/find.ts'
import { stockAlerts } from '../schema.ts'
import { stockAlertTexts } from './texts.nl.ts'

export const stockAlertJob: JobKind<Record<string, never>> = {
  name: 'shop-stock-alerts',
  schema: z.strictObject({}),
}
export const stockAlertTime = '*/10 * * * *'

const dayMs = 86_400_000
/** Addresses are deleted after this time: unconfirmed ones, and those whose product did not come back. */
const pendingDays = 2
const waitingDays = 365
/** A second request within this time sends no second mail. */
const quietMs = 10 * 60_000
/** The most mails of one run; the rest follow in the next. */
const most = 500
/** The most links of one mail; the rest follow in another one. */
const mostLinks = 50

const texts = createTexts<keyof typeof stockAlertTexts>(textData(stockAlertTexts))
/** An address that waits for a product. */
export interface StockAlert {
  product: { title: string; url: string }
  confirmed: boolean
}

/**
 * Keeps the wish and mails a link that confirms the address. An address that got many mails today gets this one later,
 * together with all others that wait (`mailHeldLinks`). The result is the same whether the address is already registered
 * or not, so that nobody learns who waits for what (abuse 9).
 */
export async function askStockAlert(
  parts: Parts,
  { productId, email: typed }: { productId: number; email: string },
): Promise<Result<undefined, 'bad-email' | 'unknown-product' | 'in-stock'>> {
  const email = readMailAddress(typed)
  const card = (await findCards(parts, [productId])).get(productId)
  if (!card) return fail('unknown-product')
  if (card.stock !== 'out_of_stock') return fail('in-stock')
  if (email === undefined) return fail('bad-email')
  const { db } = parts
  const now = parts.clock()
  // What waits goes first: else whoever asks often enough would take every mail of each day.
  const holds = (await db.$count(stockAlerts, and(isHeld, eq(stockAlerts.email, email)))) > 0
  const mayMail = !holds && (await takeMail(parts, email))
  const quiet = lt(stockAlerts.mailedAt, new Date(now.getTime() - quietMs))
  await db.transaction(async (tx) => {
    const token = newToken()
    const mailed = { tokenDigest: digestOf(token), askedAt: now, mailedAt: now }
    const [asked] = await tx
      .insert(stockAlerts)
      .values({ productId, email, ...mailed, ...(!mayMail && { mailedAt: null }) })
      .onConflictDoUpdate({
        target: [stockAlerts.productId, stockAlerts.email],
        // The link that was mailed keeps working until another one is mailed.
        set: mayMail ? mailed : { askedAt: now },
        setWhere: and(isNull(stockAlerts.confirmedAt), mayMail ? quiet : undefined),
      })
      .returning({ id: stockAlerts.id })
    if (asked && mayMail) await mailLinks(parts, tx, email, [{ title: card.entry.title, token }])
  })
  return ok(undefined)
}

const isHeld = and(isNull(stockAlerts.mailedAt), isNull(stockAlerts.confirmedAt))

const takeMail = async ({ limits }: Parts, email: string): Promise<boolean> =>
  !limits || (await limits.consume('stock-alert-address', email)).ok

async function mailLinks(
  { mail, siteUrl }: Parts,
  tx: Transaction,
  email: string,
  links: readonly { title: string; token: string }[],
): Promise<void> {
  const linkOf = (token: string) => `${siteUrl}/weer-op-voorraad/?token=${token}`
  const [only, ...others] = links
  if (!only) return
  const lines = links.map(({ title, token }) => texts('confirmLine', { title, link: linkOf(token) }))
  await mail.send(
    {
      to: email,
      secrets: links.map(({ token }) => token),
      ...(others.length === 0
        ? {
            subject: texts('confirmSubject', { title: only.title }),
            text: texts('confirmText', { title: only.title, link: linkOf(only.token) }),
          }
        : {
            subject: texts('confirmManySubject', { count: links.length }),
            text: texts('confirmManyText', { lines: lines.join('\n\n') }),
          }),
    },
    tx,
  )
}

/** Mails the links that wait, one mail for each address that may get one again; returns the number of mails. */
export async function mailHeldLinks(parts: Parts): Promise<number> {
  const { db, clock } = parts
  const addresses = await db
    .selectDistinct({ email: stockAlerts.email })
    .from(stockAlerts)
    .where(isHeld)
    .limit(most)
  let sent = 0
  for (const { email } of addresses) {
    if (!(await takeMail(parts, email))) continue
    await db.transaction(async (tx) => {
      const held = await tx
        .select({ id: stockAlerts.id, productId: stockAlerts.productId })
        .from(stockAlerts)
        .where(and(isHeld, eq(stockAlerts.email, email)))
        .orderBy(asc(stockAlerts.id))
        .limit(mostLinks)
        .for('update', { skipLocked: true })
      const cards = await findCards(
        parts,
        held.map(({ productId }) => productId),
      )
      const links: { title: string; token: string }[] = []
      const now = clock()
      for (const { id, productId } of held) {
        const title = cards.get(productId)?.entry.title
        const token = newToken()
        const mailed = { tokenDigest: digestOf(token), askedAt: now, mailedAt: now }
        await tx.update(stockAlerts).set(mailed).where(eq(stockAlerts.id, id))
        if (title !== undefined) links.push({ title, token })
      }
      await mailLinks(parts, tx, email, links)
      if (links.length > 0) sent += 1
    })
  }
  return sent
}

/** Returns the alert behind the link in the mail; undefined when it no longer exists. */
export async function findStockAlert(parts: Parts, token: string): Promise<StockAlert | undefined> {
  const [row] = await parts.db.select().from(stockAlerts).where(byToken(token))
  const card = row && (await findCards(parts, [row.productId])).get(row.productId)
  return card && { product: card.entry, confirmed: row.confirmedAt !== null }
}

/** Confirms the address until the product is back, or deletes it at once; false when the link is no longer valid. */
export async function answerStockAlert(
  { db, clock }: Parts,
  token: string,
  answer: 'confirm' | 'forget',
): Promise<boolean> {
  const { rowCount } =
    answer === 'confirm'
      ? await db.update(stockAlerts).set({ confirmedAt: clock() }).where(byToken(token))
      : await db.delete(stockAlerts).where(byToken(token))
  return (rowCount ?? 0) > 0
}

const byToken = (token: string) => eq(stockAlerts.tokenDigest, digestOf(token))

/**
 * Mails each confirmed address once that its product is back and deletes it in the same transaction; returns the
 * number.
 */
export async function tellWhoWaits(parts: Parts): Promise<number> {
  const { db, mail, siteUrl } = parts
  const confirmed = isNotNull(stockAlerts.confirmedAt)
  const asked = await db.selectDistinct({ id: stockAlerts.productId }).from(stockAlerts).where(confirmed)
  const cards = await findCards(
    parts,
    asked.map(({ id }) => id),
  )
  const back = [...cards.values()].filter(({ stock }) => stock !== 'out_of_stock')
  let told = 0
  for (const { entry } of back) {
    const waiting = await db
      .select({ id: stockAlerts.id })
      .from(stockAlerts)
      .where(and(confirmed, eq(stockAlerts.productId, entry.id)))
      .orderBy(asc(stockAlerts.id))
      .limit(most - told)
    const { title, url } = entry
    const [subject, text] = [
      texts('backSubject', { title }),
      texts('backText', { title, link: siteUrl + url }),
    ]
    for (const { id } of waiting)
      await db.transaction(async (tx) => {
        const [gone] = await tx.delete(stockAlerts).where(eq(stockAlerts.id, id)).returning()
        if (!gone) return
        await mail.send({ to: gone.email, secrets: [], subject, text }, tx)
        told += 1
      })
    if (told >= most) break
  }
  return told
}

export async function forgetOldAlerts({ db, clock }: Parts): Promise<void> {
  const before = (days: number) => lt(stockAlerts.askedAt, new Date(clock().getTime() - days * dayMs))
  await db
    .delete(stockAlerts)
    .where(or(and(isNull(stockAlerts.confirmedAt), before(pendingDays)), before(waitingDays)))
}
