import {
  DataTable,
  List,
  SelectField,
  TextArrayField,
  TextInput,
  TopToolbar,
  useTranslate,
} from 'react-admin'
import { consentChoices } from '../../../kernel/consent.ts'
import { useOneRow, useRow } from '../../api/rows.ts'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { TableButton } from '../../lists/table-button.tsx'

const { Col, MomentCol } = columnsOf('consents')
const { choice } = filtersOf('consents')

const choices = consentChoices.map((id) => ({ id, name: `consents.choice.${id}` }))

const filters = [choice('choice', choices), <TextInput key="receipt" source="receipt" alwaysOn />]

const Actions = () => (
  <TopToolbar>
    <TableButton path="consents/all/csv" />
  </TopToolbar>
)

/** The log of consent: what visitors accepted or refused, and the texts they were shown; it identifies nobody. */
export default function ConsentList() {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">{translate('consents.hint')}</p>
      <PerDay />
      <List filters={filters} perPage={50} actions={<Actions />} empty={false}>
        <DataTable
          rowClick={false}
          bulkActionButtons={false}
          empty={<p className="hint page-hint">{translate('consents.none')}</p>}
        >
          <MomentCol source="at" disableSort />
          <Col source="choice" disableSort>
            <SelectField source="choice" choices={choices} />
            <span className="only-phone">
              <TextArrayField source="purposes" />
            </span>
          </Col>
          <Col source="purposes" disableSort className="no-phone">
            <TextArrayField source="purposes" />
          </Col>
          <Col source="question" disableSort className="long-text no-phone">
            <Question source="question" />
          </Col>
          <Col source="receipt" disableSort className="only-desk" />
        </DataTable>
      </List>
    </>
  )
}

/** The text of a version, shown by a press on its number. */
function Question(_: { source: string }) {
  const translate = useTranslate()
  const consent = useRow('consents')
  if (!consent?.question) return translate('consents.unknown')
  return (
    <details>
      <summary>{consent.question}</summary>
      {consent.words}
    </details>
  )
}

const dayName = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const number = new Intl.NumberFormat('nl-NL')

function PerDay() {
  const translate = useTranslate()
  const { data } = useOneRow('consents', '90')
  if (!data || data.days.length === 0) return null
  return (
    <details className="consent-days">
      <summary>{translate('consents.perDay')}</summary>
      <table className="order-lines">
        <thead>
          <tr>
            <th scope="col">{translate('consents.day')}</th>
            {choices.map(({ id, name }) => (
              <th key={id} scope="col">
                {translate(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.days.map(({ day, ...counts }) => (
            <tr key={day}>
              <th scope="row">{dayName.format(new Date(`${day}T00:00:00Z`))}</th>
              {consentChoices.map((choice) => (
                <td key={choice}>{number.format(counts[choice])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
