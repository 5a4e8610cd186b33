import type { ViewProps } from '../../islands/contract.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select, TextInput } from '../../ui/field/controls.tsx'
import { distanceParameter, townParameter } from './address.ts'
import type { ArchiveListProps } from './fields.ts'
import type { ArchiveListModel } from './load.ts'

/** A form to find places around a town, without scripts, and its result. */
export const Near = ({ model: { near }, texts }: ViewProps<ArchiveListProps, ArchiveListModel>) =>
  near ? (
    <form action={near.action} className="near">
      {near.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the select is inside */}
      <label>
        {texts('within')}{' '}
        <Select name={distanceParameter} defaultValue={near.kilometres} autoComplete="off">
          {near.distances.map((distance) => (
            <option key={distance} value={distance}>
              {texts('kilometres', { kilometres: distance })}
            </option>
          ))}
        </Select>
      </label>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the input is inside */}
      <label>
        {texts('ofTown')}{' '}
        <TextInput
          name={townParameter}
          defaultValue={near.town}
          maxLength={80}
          autoComplete="off"
          placeholder={texts('townExample')}
        />
      </label>
      <Button type="submit" plain>
        {texts('nearButton')}
      </Button>
      {near.town && !near.found ? (
        <p className="wrong" role="alert">
          {texts('townUnknown', { town: near.town })}
        </p>
      ) : null}
      {near.others.length > 0 ? (
        <p className="small">
          {texts('otherTowns', { town: near.found ?? '' })}{' '}
          {near.others.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 ? ', ' : ''}
              <a href={href} rel="nofollow">
                {label}
              </a>
            </span>
          ))}
        </p>
      ) : null}
    </form>
  ) : null
