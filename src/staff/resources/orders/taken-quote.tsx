import { Alert } from '@mui/material'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { BooleanInput, RadioButtonGroupInput, SelectInput, useTranslate } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { AnswerOf } from '../../../staff-api/contract.ts'
import { act } from '../../api/acts.ts'
import { useSayError } from '../../api/say-error.ts'
import { formatCents } from '../../fields/money.ts'

type Quote = AnswerOf<'orders', 'quote'>

const pauseMs = 250

/** The server's quote for the current form; requested again when the form is sent, as stock or prices may have changed. */
function useQuote(onQuote: (shown: string) => void): Quote | undefined {
  const { lines, billing, shipping, otherAddress, delivery, paymentMethod } = useWatch()
  const { submitCount } = useFormState()
  const sayError = useSayError()
  const [quote, setQuote] = useState<Quote>()
  const asked = JSON.stringify({
    lines: (Array.isArray(lines) ? lines : []).filter((line) => line?.productId && line.quantity > 0),
    country: (otherAddress ? shipping : billing)?.country ?? 'NL',
    delivery,
    paymentMethod,
  })
  const take = useEffectEvent((answer: Quote) => {
    setQuote(answer)
    onQuote(answer.shown)
  })
  const refuse = useEffectEvent(sayError)
  // A new object when the form was sent, so that the effect runs again.
  const question = useMemo(() => ({ asked, submitCount }), [asked, submitCount])
  useEffect(() => {
    const request = new AbortController()
    const wait = window.setTimeout(async () => {
      try {
        take(await act('orders', 'all', 'quote', JSON.parse(question.asked), { signal: request.signal }))
      } catch (error) {
        if (!request.signal.aborted) refuse(error)
      }
    }, pauseMs)
    return () => {
      window.clearTimeout(wait)
      request.abort()
    }
  }, [question])
  return quote
}

/** Shipping, payment and totals of the order, and products that are short in stock. */
export function TakenQuote({ onQuote }: { onQuote(shown: string): void }) {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const quote = useQuote(onQuote)
  const { delivery, paymentMethod } = quote ?? {}
  const choose = useEffectEvent((name: string, value: string | undefined) => {
    if (value !== undefined && getValues(name) !== value) setValue(name, value)
  })
  useEffect(() => choose('delivery', delivery), [delivery])
  useEffect(() => choose('paymentMethod', paymentMethod), [paymentMethod])
  if (!quote) return null
  const { cart, deliveries, methods, downloads, unreachable } = quote
  return (
    <>
      {deliveries.length > 0 ? (
        <RadioButtonGroupInput
          source="delivery"
          choices={deliveries.map(({ id, label, cents }) => ({
            id,
            name: `${label} (${formatCents(cents)})`,
          }))}
          translateChoice={false}
          helperText={false}
        />
      ) : null}
      {unreachable ? <Alert severity="warning">{translate('orders.unreachable')}</Alert> : null}
      {methods.length > 0 ? (
        <SelectInput
          source="paymentMethod"
          choices={methods.map(({ id, label }) => ({ id, name: label }))}
          translateChoice={false}
          helperText={false}
        />
      ) : null}
      {downloads ? <BooleanInput source="downloadConsent" helperText="orders.consentHelp" /> : null}
      {cart.changes.map((change) =>
        change.kind === 'quantity' || change.kind === 'removed' ? (
          <Alert key={`${change.kind} ${change.title}`} severity="warning">
            {translate(change.kind === 'quantity' ? 'orders.fewer' : 'orders.soldOut', change)}
          </Alert>
        ) : null,
      )}
      {cart.lines.length > 0 ? (
        <table className="order-lines">
          <caption className="hint">{translate('orders.comesTo')}</caption>
          <tbody>
            {cart.lines.map(({ key, title, quantity, subtotalCents }) => (
              <tr key={key}>
                <td>
                  {quantity} × {title}
                </td>
                <td>{formatCents(subtotalCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {cart.totals.shippingCents === undefined ? null : (
              <tr>
                <th scope="row">{cart.totals.shippingLabel}</th>
                <td>{formatCents(cart.totals.shippingCents)}</td>
              </tr>
            )}
            <tr className="main-sum">
              <th scope="row">{translate('orders.total')}</th>
              <td>{formatCents(cart.totals.totalCents)}</td>
            </tr>
          </tfoot>
        </table>
      ) : null}
    </>
  )
}
