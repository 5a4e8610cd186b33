import type { ComponentProps } from 'react'
import {
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceInput,
  required,
  TextInput,
  Title,
  useTranslate,
} from 'react-admin'
import { MediaInput } from '../../fields/media-input.tsx'
import { SettingsSection } from '../../forms/settings-section.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { Gaps } from './gaps.tsx'
import { MollieKey } from './mollie-key.tsx'

const legalPages = ['terms', 'privacy', 'withdrawal', 'shipping'] as const

const Group = ({ name, ...rest }: Omit<ComponentProps<typeof SettingsSection<'shop-settings'>>, 'on'>) => (
  <SettingsSection
    on="shop-settings"
    className="shop-group"
    name={name}
    hint={`shopSettings.hints.${name}`}
    {...rest}
  />
)

/** The shop's settings, in the order in which a volunteer fills them in; a single row. */
export default function ShopSettingsPage() {
  const translate = useTranslate()
  return (
    <StaffEdit id="shop" resource="shop-settings" redirect={false} actions={false} title=" ">
      <Title title={translate('resources.shop-settings.name', { smart_count: 1 })} />
      <Gaps />
      <StaffForm toolbar={<StaffToolbar canRemove={false} />}>
        <Group name="society">
          <TextInput source="society.name" />
          <TextInput source="society.address" />
          <div className="pairs">
            <TextInput source="society.postcode" />
            <TextInput source="society.city" />
            <TextInput source="society.email" type="email" />
            <TextInput source="society.phone" type="tel" />
            <TextInput source="society.kvk" />
            <TextInput source="society.vatNumber" />
          </div>
        </Group>
        <Group name="vat">
          <BooleanInput source="vat.smallBusiness" />
        </Group>
        <Group name="payment">
          <BooleanInput source="payment.transfer" />
          <div className="pairs">
            <TextInput source="payment.iban" />
            <TextInput source="payment.holder" />
          </div>
          <NumberInput source="payment.transferDays" min={1} max={90} step={1} validate={required()} />
          <BooleanInput source="payment.onCollection" />
        </Group>
        <Group name="collection">
          <BooleanInput source="collection.offered" />
          <TextInput source="collection.place" multiline />
          <TextInput source="collection.hours" multiline />
        </Group>
        <Group name="terms">
          <TextInput source="terms.version" helperText="shopSettings.version" />
          <NumberInput source="terms.withdrawalDays" min={14} max={365} step={1} validate={required()} />
          {legalPages.map((page) => (
            <ReferenceInput
              key={page}
              source={`terms.pages.${page}`}
              reference="pages"
              sort={{ field: 'title', order: 'ASC' }}
            >
              <AutocompleteInput
                optionText="title"
                label={`shopSettings.pages.${page}`}
                filterToQuery={(q: string) => ({ q })}
              />
            </ReferenceInput>
          ))}
        </Group>
        <Group name="registration">
          <BooleanInput source="registration.atAccount" />
          <BooleanInput source="registration.atCheckout" />
        </Group>
        <Group name="reviews">
          <BooleanInput source="reviews.onlyBuyers" />
          <BooleanInput source="reviews.invite" />
          <NumberInput source="reviews.inviteAfterDays" min={1} max={90} step={1} validate={required()} />
        </Group>
        <Group name="guarantee">
          <TextInput source="guarantee.text" multiline minRows={3} />
          <MediaInput source="guarantee.pictureId" />
        </Group>
        <Group name="notifications">
          <TextInput source="notifications.email" type="email" />
        </Group>
      </StaffForm>
      <MollieKey />
    </StaffEdit>
  )
}
