import type { ComponentProps } from 'react'
import {
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  Title,
} from 'react-admin'
import { analyticsServices } from '../../../kernel/consent.ts'
import { useOwnRights } from '../../api/own-rights.ts'
import { SettingsSection } from '../../forms/settings-section.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { CommentsPlace } from './comments-place.tsx'

/** The form for the site's settings, which are a single row. */
export default function SettingsPage() {
  return (
    <StaffEdit id="site" resource="settings" redirect={false} actions={false} title=" ">
      <Title title="menu.settings" />
      <StaffForm toolbar={<StaffToolbar canRemove={false} />}>
        <Group name="site">
          <TextInput source="title" validate={required()} />
          <TextInput source="tagline" />
          <ReferenceInput source="frontPageId" reference="pages" sort={{ field: 'title', order: 'ASC' }}>
            <AutocompleteInput optionText="title" filterToQuery={(q: string) => ({ q })} />
          </ReferenceInput>
          <ReferenceInput source="mapFileId" reference="files" filter={{ extension: 'pmtiles' }}>
            <AutocompleteInput
              optionText="title"
              filterToQuery={(q: string) => ({ q })}
              helperText="settings.mapHelp"
            />
          </ReferenceInput>
          <TextInput source="storeNotice" multiline />
          <BooleanInput source="comingSoon" />
          <BooleanInput source="redirectAfterAdd" />
        </Group>
        <Group name="publishing" hint="settings.publishing.hint">
          <BooleanInput source="othersPublish" />
        </Group>
        <Group name="comments" hint="settings.comments.hint">
          <BooleanInput source="comments.isOn" />
          <CommentsPlace />
        </Group>
        <FileRequestInputs />
        <Group name="search" hint="settings.search.hint">
          <TextInput source="synonyms" multiline helperText="settings.search.synonymsHelp" />
        </Group>
        <MaintenanceInputs />
        <BackupInputs />
        <ConsentInputs />
        <AnalyticsInputs />
      </StaffForm>
    </StaffEdit>
  )
}

const choices = (name: string, values: readonly string[]) =>
  values.map((id) => ({ id, name: `settings.consent.${name}.${id}` }))

const Group = (props: Omit<ComponentProps<typeof SettingsSection<'settings'>>, 'on'>) => (
  <SettingsSection on="settings" className="settings-group" {...props} />
)

/** The maintenance page that visitors get in place of the site. */
function MaintenanceInputs() {
  return (
    <Group name="maintenance" hint="settings.maintenance.hint">
      <BooleanInput source="maintenance.isOn" />
      <TextInput source="maintenance.text" multiline helperText="settings.maintenance.textHelp" />
    </Group>
  )
}

/** Requests by visitors for locked files. */
function FileRequestInputs() {
  return (
    <Group name="fileRequests" hint="settings.fileRequests.hint">
      <BooleanInput source="fileRequests.isOn" />
      <TextInput source="fileRequests.to" type="email" helperText="settings.fileRequests.toHelp" />
    </Group>
  )
}

/** The schedule of backups; the backups themselves have a screen of their own. */
function BackupInputs() {
  return (
    <Group name="backups" hint="backups.elsewhere">
      <SelectInput
        source="backups.every"
        choices={['never', 'day', 'week'].map((id) => ({ id, name: `backups.every.${id}` }))}
        validate={required()}
      />
      <NumberInput source="backups.keep" min={1} max={100} step={1} validate={required()} />
    </Group>
  )
}

/** How visitors are asked for consent (SITE-01). Options that are not lawful consent are marked so. */
function ConsentInputs() {
  return (
    <Group name="consent" hint="settings.consent.hint">
      <SelectInput
        source="consent.where"
        choices={choices('where', ['needed', 'everywhere', 'nowhere'])}
        validate={required()}
      />
      <SelectInput
        source="consent.position"
        choices={choices('position', ['bottom', 'top'])}
        validate={required()}
      />
      <SelectInput
        source="consent.hideEffect"
        choices={choices('hideEffect', ['fade', 'slide', 'none'])}
        validate={required()}
      />
      <SelectInput
        source="consent.revoke"
        choices={choices('revoke', ['automatic', 'manual'])}
        validate={required()}
      />
      <BooleanInput source="consent.onScroll" helperText="settings.consent.unlawful" />
      <NumberInput source="consent.onScrollOffset" min={1} max={10000} validate={required()} />
      <BooleanInput source="consent.onClick" helperText="settings.consent.unlawful" />
    </Group>
  )
}

/** Analytics of the society's own, for visitors who consent. */
function AnalyticsInputs() {
  const readOnly = !useOwnRights().includes('html')
  return (
    <Group name="analytics" hint="settings.analytics.hint">
      <SelectInput
        source="analytics.service"
        choices={analyticsServices.map((id) => ({ id, name: `${id[0]?.toUpperCase()}${id.slice(1)}` }))}
        translateChoice={false}
        validate={required()}
        readOnly={readOnly}
      />
      <TextInput
        source="analytics.script"
        type="url"
        helperText={readOnly ? 'settings.analytics.scriptHeld' : 'settings.analytics.scriptHelp'}
        readOnly={readOnly}
      />
      <TextInput source="analytics.site" helperText="settings.analytics.siteHelp" />
    </Group>
  )
}
