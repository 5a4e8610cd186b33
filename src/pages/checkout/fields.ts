import type { Address, AddressField, DeliveryId, OrderField } from '../../features/shop/index.ts'

/** The typed fields of the form, by their classic names (decisions, Checkout). */
export type Typed = Readonly<Record<string, string>>

export type AddressKind = 'billing' | 'shipping'

interface AddressInput {
  /** The name after `billing_` or `shipping_`. */
  name: string
  field: AddressField
  /** The token after `section-billing billing`. */
  autoComplete: string
  needed: boolean
}

/** The fields of an address in the order of typing; the country is separate and comes first. */
export const addressInputs = [
  { name: 'postcode', field: 'postcode', autoComplete: 'postal-code', needed: true },
  { name: 'house_number', field: 'houseNumber', autoComplete: 'address-line2', needed: true },
  { name: 'house_number_suffix', field: 'houseNumberSuffix', autoComplete: 'address-line3', needed: false },
  { name: 'address_1', field: 'street', autoComplete: 'address-line1', needed: true },
  { name: 'city', field: 'city', autoComplete: 'address-level2', needed: true },
  { name: 'first_name', field: 'firstName', autoComplete: 'given-name', needed: true },
  { name: 'last_name', field: 'lastName', autoComplete: 'family-name', needed: true },
  { name: 'company', field: 'company', autoComplete: 'organization', needed: false },
] as const satisfies readonly AddressInput[]
export type AddressName = (typeof addressInputs)[number]['name']

/** Accepted when they are sent; the form does not ask for them. */
const unaskedInputs = [
  { name: 'country', field: 'country' },
  { name: 'address_2', field: 'extra' },
  { name: 'state', field: 'province' },
  { name: 'phone', field: 'phone' },
] as const satisfies readonly Pick<AddressInput, 'name' | 'field'>[]

const allInputs: readonly Pick<AddressInput, 'name' | 'field'>[] = [...addressInputs, ...unaskedInputs]

export const deliveryField = 'shipping_method[0]'
export const keyField = 'woocommerce-process-checkout-nonce'
export const shownField = 'checkout_shown'
/** Sent by a form that was shown to a signed-in customer (abuse 30). */
export const signedInField = 'checkout_signed_in'
export const consentField = 'download_consent'

/** The classic names of the delivery methods. */
const deliveryNames = { ship: 'flat_rate', collect: 'local_pickup' } as const satisfies Record<
  DeliveryId,
  string
>
export const deliveryName = (id: DeliveryId): string => deliveryNames[id]

/**
 * Returns the delivery method by its classic name. An unknown name stays unknown, and is refused (decisions, what not
 * to copy).
 */
export const deliveryOf = (name: string | undefined): string | undefined =>
  Object.entries(deliveryNames).find(([, classic]) => classic === name)?.[0] ?? (name || undefined)

/** Checkboxes of the form: an unticked one is not sent, and must be kept as empty. */
const boxes = ['ship_to_different_address', 'terms', consentField, 'createaccount'] as const

const keptNames: ReadonlySet<string> = new Set([
  ...allInputs.flatMap(({ name }) => [`billing_${name}`, `shipping_${name}`]),
  'billing_email',
  'order_comments',
  'payment_method',
  deliveryField,
  ...boxes,
])

const longest = 2000

/** Returns the fields of a posted form to keep as typed: those of the checkout, and never a password. */
export function typedOf(form: URLSearchParams): Typed {
  const typed: Record<string, string> = Object.fromEntries(boxes.map((name) => [name, '']))
  for (const [name, value] of form)
    if (keptNames.has(name)) typed[name] = value.replaceAll('\r\n', '\n').slice(0, longest)
  return withHouseNumber(typed)
}

/** Splits a house number from the street: programs that fill in a whole address put them in one field. */
function withHouseNumber(typed: Typed): Typed {
  const apart: Record<string, string> = {}
  for (const kind of ['billing', 'shipping'] as const) {
    const [, street, number, suffix] =
      /^(\D*[^\d\s])\s+(\d+)\s*-?(.{0,10})$/.exec(typed[`${kind}_address_1`] ?? '') ?? []
    if (!street || !number || typed[`${kind}_house_number`]?.trim()) continue
    apart[`${kind}_address_1`] = street
    apart[`${kind}_house_number`] = number
    apart[`${kind}_house_number_suffix`] = typed[`${kind}_house_number_suffix`] || (suffix ?? '').trim()
  }
  return { ...typed, ...apart }
}

/** Returns the address in the typed fields. */
export function addressOf(typed: Typed, kind: AddressKind): Address {
  const of = (field: AddressField): string => {
    const name = allInputs.find((input) => input.field === field)?.name
    return typed[`${kind}_${name}`]?.trim() ?? ''
  }
  const may = (field: AddressField) => of(field) || undefined
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    company: may('company'),
    street: of('street'),
    houseNumber: of('houseNumber'),
    houseNumberSuffix: may('houseNumberSuffix'),
    extra: may('extra'),
    postcode: of('postcode'),
    city: of('city'),
    province: may('province'),
    country: of('country') || 'NL',
    phone: may('phone'),
  }
}

export const isOtherAddress = (typed: Typed): boolean => Boolean(typed.ship_to_different_address)

/** Returns the country of delivery. */
export const destinationOf = (typed: Typed): string | undefined =>
  typed[`${isOtherAddress(typed) ? 'shipping' : 'billing'}_country`] || undefined

const fieldNames: Readonly<Record<string, string>> = {
  email: 'billing_email',
  delivery: deliveryField,
  paymentMethod: 'payment_method',
  terms: 'terms',
  downloadConsent: consentField,
  note: 'order_comments',
}

/** Returns the form's name of a field that an order refuses. */
export function nameOf(field: OrderField | string): string {
  const [kind, part] = field.split('.')
  const input = allInputs.find((one) => one.field === part)
  return input ? `${kind}_${input.name}` : (fieldNames[field] ?? field)
}

/** Names in their order on the page. */
export const formOrder: readonly string[] = [
  'billing_country',
  ...addressInputs.map(({ name }) => `billing_${name}`),
  'billing_email',
  'shipping_country',
  ...addressInputs.map(({ name }) => `shipping_${name}`),
  deliveryField,
  'payment_method',
  'order_comments',
  'account_password',
  'terms',
  consentField,
]

/** Returns the id of a field's element. */
export const idOf = (name: string): string => name.replaceAll(/[^\w-]/g, '_')
