import { useEffect, useId, useState } from 'react'
import { Checkbox, Select } from '../../../ui/field/controls.tsx'
import { Field, FieldGroup } from '../../../ui/field/field.tsx'
import type { Lock, Product, Role } from '../api/answers.ts'
import { type LockChange, library } from '../api/library.ts'
import { fileTexts as t } from '../texts.ts'
import { SecretInput } from './secret-input.tsx'

/** A lock while it is being changed. */
export interface LockState {
  /** Empty: the one that is set stays. */
  password: string
  passwordOff: boolean
  roles: readonly string[]
  productId: string
}

const open: Lock = { hasPassword: false, roles: [] }

export const lockState = ({ roles, productId }: Lock = open): LockState => ({
  password: '',
  passwordOff: false,
  roles,
  productId: String(productId ?? ''),
})

/** Only the properties that differ from the stored lock. */
export function lockChange(
  kept: Lock,
  { password, passwordOff, roles, productId }: LockState,
): { lock?: LockChange } {
  const product = productId === '' ? null : Number(productId)
  const lock: LockChange = {
    ...(passwordOff ? { password: null } : password !== '' && { password }),
    ...(roles.join() !== kept.roles.join() && { roles }),
    ...(product !== (kept.productId ?? null) && { productId: product }),
  }
  return Object.keys(lock).length > 0 ? { lock } : {}
}

/** Whether the lock is empty, so that everybody may enter. */
export const isOpen = ({ password, roles, productId }: LockState): boolean =>
  password === '' && roles.length === 0 && productId === ''

/** A complete lock, which replaces whatever was there before. */
export const lockOf = ({ password, roles, productId }: LockState): LockChange => ({
  password: password === '' ? null : password,
  roles,
  productId: productId === '' ? null : Number(productId),
})

interface Props {
  /** None when it is for several files. */
  kept?: Lock
  lock: LockState
  onLock(lock: LockState): void
  errors: Readonly<Record<string, string>>
}

/** Who may see inside a file or a category: by password, role or purchase. */
export function LockFields({ kept = open, lock, onLock, errors }: Props) {
  const id = useId()
  const products = useProducts()
  const roles = useRoles(lock.roles)
  return (
    <FieldGroup legend={t('lock')} className="fm-group">
      <p className="hint">{t('lockSay')}</p>
      <Field
        id={`${id}-password`}
        label={t('lockPassword')}
        hint={kept.hasPassword ? t('lockPasswordSet') : undefined}
        error={errors['lock.password']}
      >
        {(wires) => (
          <SecretInput
            {...wires}
            autoComplete="new-password"
            value={lock.password}
            maxLength={200}
            disabled={lock.passwordOff}
            onChange={({ target }) => onLock({ ...lock, password: target.value })}
          />
        )}
      </Field>
      {kept.hasPassword ? (
        <Checkbox
          checked={lock.passwordOff}
          onChange={({ target }) => onLock({ ...lock, passwordOff: target.checked, password: '' })}
        >
          {t('lockPasswordOff')}
        </Checkbox>
      ) : null}
      <FieldGroup legend={t('lockRoles')}>
        {roles.map(({ id: role, name }) => (
          <Checkbox
            key={role}
            checked={lock.roles.includes(role)}
            onChange={({ target }) =>
              onLock({
                ...lock,
                roles: roles
                  .map(({ id }) => id)
                  .filter((one) => (one === role ? target.checked : lock.roles.includes(one))),
              })
            }
          >
            {name}
          </Checkbox>
        ))}
      </FieldGroup>
      <ProductField
        id={`${id}-product`}
        label={t('lockProduct')}
        products={products}
        value={lock.productId}
        onValue={(productId) => onLock({ ...lock, productId })}
      />
    </FieldGroup>
  )
}

/** The roles of the site, asked once a field shows; what is ticked stays, also of a role that is no more. */
function useRoles(ticked: readonly string[]): readonly Role[] {
  const [known, setKnown] = useState<readonly Role[]>([])
  useEffect(() => {
    const stop = new AbortController()
    library.roles(stop.signal).then(setKnown, () => undefined)
    return () => stop.abort()
  }, [])
  const gone = ticked.filter((role) => known.every(({ id }) => id !== role))
  return [...known, ...gone.map((id) => ({ id, name: id }))]
}

/** Products to choose from, asked once a field shows. */
export function useProducts(): readonly Product[] {
  const [products, setProducts] = useState<readonly Product[]>([])
  useEffect(() => {
    const stop = new AbortController()
    // Without its products the field still shows what is chosen, by number.
    library.products(stop.signal).then(setProducts, () => undefined)
    return () => stop.abort()
  }, [])
  return products
}

export function ProductField({
  id,
  label,
  products,
  value,
  onValue,
}: {
  id: string
  label: string
  products: readonly Product[]
  value: string
  onValue(value: string): void
}) {
  const isKnown = value === '' || products.some((product) => String(product.id) === value)
  return (
    <Field id={id} label={label}>
      {(wires) => (
        <Select {...wires} value={value} onChange={({ target }) => onValue(target.value)}>
          <option value="">{t('lockProductNone')}</option>
          {isKnown ? null : <option value={value}>{value}</option>}
          {products.map((product) => (
            <option key={product.id} value={product.id}>
              {product.title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
