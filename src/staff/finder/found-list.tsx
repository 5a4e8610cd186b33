import type { Hit, HitGroup } from './hits.ts'

/** The id of an option, by which the field names the one that Enter opens. */
export const idOf = (list: string, index: number): string => `${list}-${index}`

interface Props {
  id: string
  label: string
  groups: readonly HitGroup[]
  chosen: Hit | undefined
  onChoose: (hit: Hit) => void
}

/** What was found, in groups, below the field that has the focus. */
export function FoundList({ id, label, groups, chosen, onChoose }: Props) {
  const hits = groups.flatMap((group) => group.hits)
  return (
    <div id={`${id}-found`} role="listbox" className="finder-found" aria-label={label}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, of which no element is the name
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <p id={`${id}-${group.key}`} role="presentation">
            {group.name}
          </p>
          {group.hits.map((hit) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={hit.key}
              id={idOf(id, hits.indexOf(hit))}
              role="option"
              aria-selected={hit === chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(hit)}
            >
              <span>{hit.name}</span>
              {hit.about ? <span className="sub">{hit.about}</span> : null}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
