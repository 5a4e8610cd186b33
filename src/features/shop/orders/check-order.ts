import { withoutInvisible } from '../../../kernel/invisible.ts'
import { foldMailAddress, readMailAddress } from '../../../kernel/mail-address.ts'
import type { Actor, Address, AddressField, AddressProblem, OrderField, PlaceOrder } from './views.ts'

const longest: Record<AddressField, number> = {
  firstName: 60,
  lastName: 60,
  company: 100,
  street: 100,
  houseNumber: 10,
  houseNumberSuffix: 20,
  extra: 100,
  postcode: 12,
  city: 60,
  province: 60,
  country: 2,
  phone: 30,
}
const fields = Object.keys(longest).filter((name): name is AddressField => Object.hasOwn(longest, name))
const needed: readonly AddressField[] = ['firstName', 'lastName', 'street', 'postcode', 'city', 'country']
/** Countries that require a separate house number; elsewhere it may be part of the street. */
const numbered: readonly string[] = ['NL', 'BE']
const postcodes: Readonly<Record<string, RegExp>> = {
  NL: /^[1-9]\d{3} [A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
}

type Problems = Partial<Record<OrderField, AddressProblem>>

/** An order as it will be stored: no extra blanks or invisible characters, and formatted postcodes. */
export interface CheckedOrder extends PlaceOrder {
  note: string
}

/**
 * Cleans an order and returns its problems by field, none when it is valid. Only a buyer can accept the terms, and
 * somebody who orders by telephone may have no e-mail address.
 */
export function checkOrder(given: PlaceOrder, by: Actor): { order: CheckedOrder; problems: Problems } {
  const order: CheckedOrder = {
    ...given,
    email: foldMailAddress(clean(given.email)),
    billing: cleanAddress(given.billing),
    shipping: given.shipping && cleanAddress(given.shipping),
    note: (given.note ?? '').replaceAll('\0', '').trim(),
  }
  const problems: Problems = {
    ...addressProblems('billing', order.billing),
    ...(order.shipping && addressProblems('shipping', order.shipping)),
  }
  const isBuyer = by === 'buyer'
  if (order.email === '' && isBuyer) problems.email = 'missing'
  else if (order.email.length > 200) problems.email = 'too-long'
  else if (order.email !== '' && readMailAddress(order.email) === undefined) problems.email = 'bad'
  if (order.note.length > 1000) problems.note = 'too-long'
  if (isBuyer && !order.termsVersion) problems.terms = 'missing'
  return { order, problems }
}

const clean = (text: string): string =>
  withoutInvisible(text)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function cleanAddress(address: Address): Address {
  const text = (field: AddressField) => clean(address[field] ?? '')
  const country = text('country').toUpperCase()
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company') || undefined,
    street: text('street'),
    houseNumber: text('houseNumber'),
    houseNumberSuffix: text('houseNumberSuffix') || undefined,
    extra: text('extra') || undefined,
    postcode: writePostcode(text('postcode'), country),
    city: text('city'),
    province: text('province') || undefined,
    country,
    phone: text('phone') || undefined,
  }
}

/** Formats a Dutch postcode as `1234 AB`. */
const writePostcode = (typed: string, country: string): string => {
  const upper = typed.toUpperCase()
  return country === 'NL' ? upper.replace(/\s/g, '').replace(/^(\d{4})([A-Z]{2})$/, '$1 $2') : upper
}

function addressProblems(which: 'billing' | 'shipping', address: Address): Problems {
  const problems: Problems = {}
  const isNeeded = (field: AddressField) =>
    needed.includes(field) || (field === 'houseNumber' && numbered.includes(address.country))
  for (const field of fields) {
    const text = address[field] ?? ''
    if (text === '' && isNeeded(field)) problems[`${which}.${field}`] = 'missing'
    else if (text.length > longest[field]) problems[`${which}.${field}`] = 'too-long'
    else if (text !== '' && !isWellFormed(field, text, address.country)) problems[`${which}.${field}`] = 'bad'
  }
  return problems
}

function isWellFormed(field: AddressField, text: string, country: string): boolean {
  if (field === 'country') return /^[A-Z]{2}$/.test(text)
  if (field === 'postcode') return (postcodes[country] ?? /^[A-Z\d][A-Z\d -]*$/).test(text)
  if (field === 'houseNumber') return !numbered.includes(country) || /^\d{1,5}$/.test(text)
  if (field === 'phone') return /^[+(\d][\d ()./-]{4,}$/.test(text)
  return true
}
