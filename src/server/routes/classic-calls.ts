import type { Hono } from 'hono'
import { paymentMessagePath, paymentProviders } from '../../features/shop/index.ts'
import { adminAjax } from '../../wire/admin-ajax.ts'
import type { WireAction } from '../../wire/call.ts'
import { wcAjax } from '../../wire/wc-ajax.ts'
import { wpJson } from '../../wire/wp-json.ts'
import { wantsPage } from '../download.ts'
import type { Env } from '../requests/env.ts'
import type { Serving, Visit } from '../serving.ts'
import { paymentMessage } from '../shop/payment-message.ts'
import { downloaderOf } from '../visitor.ts'
import { answerWire } from '../wire.ts'

/** The calls of the classic site, and the message of the payment provider. */
export function addClassicCalls(
  app: Hono<Env>,
  { program, siteAt, refuse, inTurn, told, subscriberOf }: Serving,
): void {
  const wire = (action: WireAction) => async (c: Visit) =>
    answerWire(
      action,
      await siteAt(),
      await downloaderOf(program, c.req.raw),
      {
        refuse: refuse(c),
        giveBack: (limit) => program.limits.giveBack(limit, subscriberOf(c)),
        inTurn: inTurn(c, 'pages'),
        troubleOf(error) {
          if (wantsPage(c.req.raw)) throw error
          return told(c, error)
        },
      },
      c.req.raw,
      c.get('sent'),
    )
  app.on(['GET', 'POST'], '/wp-admin/admin-ajax.php', wire(adminAjax(program)))
  app.on(['GET', 'POST', 'PUT', 'PATCH'], '/wp-json/*', wire(wpJson(program.accounts)))
  app.on(['GET', 'POST'], '/', (c, next) => (c.req.query('wc-ajax') === undefined ? next() : wire(wcAjax)(c)))
  for (const provider of paymentProviders.keys())
    app.post(paymentMessagePath(provider), (c) =>
      paymentMessage(program, subscriberOf(c), c.get('sent').form ?? new URLSearchParams(), provider),
    )
}
