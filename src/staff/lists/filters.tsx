import type { ReactElement } from 'react'
import { BooleanInput, SearchInput, SelectInput } from 'react-admin'
import type { FilterOf, ResourceName } from '../../staff-api/contract.ts'

/** The filters above a list, by the names that its resource declares. */
export const filtersOf = <Name extends ResourceName>(_: Name) => {
  type Source = keyof FilterOf<Name> & string
  return {
    /** Words to search for; always shown, as choices are. */
    search: (source: Source): ReactElement => <SearchInput key={source} source={source} alwaysOn />,
    choice: (source: Source, choices: readonly object[]): ReactElement => (
      <SelectInput key={source} source={source} choices={[...choices]} alwaysOn />
    ),
    toggle: (source: Source): ReactElement => <BooleanInput key={source} source={source} />,
  }
}
