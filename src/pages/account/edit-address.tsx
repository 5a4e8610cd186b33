import type { KeptAddresses } from '../../features/accounts/index.ts'
import { addressLines } from '../../features/shop/index.ts'
import { Button } from '../../ui/button/button.tsx'
import { Part } from '../../ui/part/part.tsx'
import { AddressFields } from '../checkout/address-fields.tsx'
import { type AddressKind, addressOf } from '../checkout/fields.ts'
import { checkoutTextsOf } from '../checkout/texts.ts'
import type { Page, PageRequest, Site } from '../page.ts'
import { accountRoom } from './account-page.tsx'
import { editAddressPath } from './paths.ts'
import { accountTexts } from './texts.ts'

const kinds = ['billing', 'shipping'] as const satisfies readonly AddressKind[]

/** `/my-account/edit-address/`: both addresses. */
export function addressesPage(site: Site, request: PageRequest, kept: KeptAddresses): Promise<Page> {
  const texts = accountTexts(site)
  return accountRoom(site, request, {
    title: texts('addresses'),
    room: editAddressPath,
    children: kinds.map((kind) => {
      const typed = kept[kind] ?? {}
      // The form always sends a country.
      const isThere = Object.entries(typed).some(([name, value]) => name !== `${kind}_country` && value)
      return (
        <Part
          key={kind}
          title={texts(kind)}
          aside={<a href={`${editAddressPath}${kind}/`}>{texts('edit')}</a>}
        >
          {isThere ? (
            <address>
              {addressLines(addressOf(typed, kind)).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
          ) : (
            <p>{texts('noAddress')}</p>
          )}
        </Part>
      )
    }),
  })
}

/** `/my-account/edit-address/{billing|shipping}/`. Checkout fills the address in, and says what is missing. */
export function editAddressPage(
  site: Site,
  request: PageRequest,
  kind: AddressKind,
  kept: KeptAddresses,
): Promise<Page> {
  const texts = accountTexts(site)
  return accountRoom(site, request, {
    title: texts(kind),
    room: editAddressPath,
    signedOut: request.viewer.userId === undefined,
    children: (
      <form className="flow" method="post" action={`${editAddressPath}${kind}/`} noValidate>
        <AddressFields
          kind={kind}
          typed={kept[kind] ?? {}}
          problems={new Map()}
          texts={checkoutTextsOf(site)}
        />
        <div className="row">
          <Button type="submit" name="save_address" value="1">
            {texts('keepAddress')}
          </Button>
        </div>
      </form>
    ),
  })
}
