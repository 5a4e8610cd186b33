import type { ComponentProps } from 'react'
import { FormDataConsumer, required, SelectInput, Title, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { logoKinds, lookChoices, lookColours } from '../../../kernel/look/look.ts'
import { MediaInput } from '../../fields/media-input.tsx'
import { SettingsSection } from '../../forms/settings-section.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { LookColour } from './look-colour.tsx'
import { LookFileButtons } from './look-file-buttons.tsx'
import { LookPreview } from './look-preview.tsx'
import { ReadyLooks } from './ready-looks.tsx'

/** The settings of the look, with a live preview of the site beside them. */
export default function LookPage() {
  const translate = useTranslate()
  return (
    <StaffEdit id="site" resource="look" redirect={false} actions={false} title=" ">
      <Title title={translate('resources.look.name', { smart_count: 1 })} />
      <StaffForm toolbar={<StaffToolbar canRemove={false} />}>
        <div className="look">
          <div className="look-fields">
            <ReadyLooks />
            <Group name="name">
              <p className="hint">
                <Link to="/settings">{translate('look.nameElsewhere')}</Link>
              </p>
              <SelectInput
                source="logo"
                choices={choicesOf('logo', logoKinds)}
                validate={required()}
                helperText={false}
              />
              <FormDataConsumer>
                {({ formData }) =>
                  formData.logo === 'picture' || formData.logo === 'alone' ? (
                    <MediaInput source="logoPictureId" />
                  ) : null
                }
              </FormDataConsumer>
            </Group>
            <Group name="colours" hint="look.coloursHint">
              {lookColours.map((name) => (
                <LookColour key={name} source={name} />
              ))}
            </Group>
            <Group name="type">
              {Object.entries(lookChoices).map(([name, values]) => (
                <SelectInput
                  key={name}
                  source={name}
                  choices={choicesOf(name, values)}
                  helperText={false}
                  validate={required()}
                />
              ))}
            </Group>
            <LookFileButtons />
          </div>
          <LookPreview />
        </div>
      </StaffForm>
    </StaffEdit>
  )
}

const choicesOf = (name: string, values: readonly string[]) =>
  values.map((id) => ({ id, name: `look.${name}.${id}` }))

const Group = (props: Omit<ComponentProps<typeof SettingsSection<'look'>>, 'on'>) => (
  <SettingsSection on="look" {...props} />
)
