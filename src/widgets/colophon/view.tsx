import type { View } from '../../islands/contract.ts'
import { Colophon } from '../../ui/colophon/colophon.tsx'
import { Ornament } from '../../ui/icon/shell.tsx'
import type { ColophonProps } from './fields.ts'

/** The footer of every page: who publishes the site, and links. */
const ColophonView: View<ColophonProps> = ({ props: { sentence, note, end }, slots }) => (
  <div className="colophon">
    <Ornament />
    <Colophon
      end={
        <>
          {end ? <p>{end}</p> : null}
          {slots.last}
        </>
      }
    >
      <div>
        {sentence ? <p className="say">{sentence}</p> : null}
        {note ? <p className="note">{note}</p> : null}
        {slots.first}
      </div>
      {slots.columns}
    </Colophon>
  </div>
)

export default ColophonView
