import type { ComponentProps, ReactNode } from 'react'
import { DataTable } from 'react-admin'
import type { ResourceName, RowOf } from '../../staff-api/contract.ts'
import { InstantField } from '../fields/instant-field.tsx'

type Below<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? keyof Value & string
    : never

/** The fields of a row, and of what its fields hold: `title`, `offer.sku`. */
type FieldOf<Row> = {
  [Name in keyof Row & string]-?: Name | `${Name}.${Below<NonNullable<Row[Name]>>}`
}[keyof Row & string]

type Column<Props, Name extends ResourceName> = (
  props: Omit<Props, 'source'> & { source: FieldOf<RowOf<Name>> },
) => ReactNode

interface Columns<Name extends ResourceName> {
  Col: Column<ComponentProps<typeof DataTable.Col>, Name>
  NumberCol: Column<ComponentProps<typeof DataTable.NumberCol>, Name>
  /** A date with its time. */
  MomentCol: Column<ComponentProps<typeof DataTable.Col>, Name>
}

const columns = {
  Col: DataTable.Col,
  NumberCol: DataTable.NumberCol,
  MomentCol: (props: ComponentProps<typeof DataTable.Col>) => (
    <DataTable.Col {...props}>
      <InstantField source={props.source ?? ''} />
    </DataTable.Col>
  ),
}

/** The columns of react-admin's table, for the fields that a resource declares. */
export const columnsOf = <Name extends ResourceName>(_: Name): Columns<Name> => columns
