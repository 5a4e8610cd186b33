import { useEffect, useState } from 'react'
import { fileIn } from './address.ts'
import { CategoryArea } from './category-area.tsx'
import { FileArea } from './file-area.tsx'
import type { InsertMode } from './insert.ts'
import { InsertBar } from './insert-bar.tsx'
import { FilePanel } from './panel/file-panel.tsx'
import { useManager, type Visit } from './use-manager.ts'

/**
 * The file manager (EDIT-03, LIB-21); with `insert` it stands in the picker's frame and hands over what is
 * chosen.
 */
export function FileManager({ insert, visit }: { insert?: InsertMode | undefined; visit: Visit }) {
  const manager = useManager(visit)
  const [opened, setOpened] = useState<number>()
  useEffect(() => {
    const asked = fileIn(visit.search)
    if (asked !== undefined) setOpened(asked)
  }, [visit])
  return (
    <div className="fm-room">
      <div className="fm">
        <CategoryArea manager={manager} />
        <FileArea manager={manager} onOpen={setOpened} />
        {insert ? <InsertBar mode={insert} file={manager.oneFile} category={manager.category} /> : null}
        {opened === undefined ? null : (
          <FilePanel
            key={opened}
            fileId={opened}
            branches={manager.all}
            revision={manager.arrived}
            onClose={() => setOpened(undefined)}
            onChanged={manager.refresh}
            onReplace={(file) => manager.queue.add([{ file }], { fileId: opened })}
          />
        )}
      </div>
    </div>
  )
}
