import { useId, useState } from 'react'
import type { ViewProps } from '../contract.ts'

/** Counts its clicks, and can hide what stands in its slot. */
export default function Counter({ slots, id }: ViewProps<object>) {
  const [count, setCount] = useState(0)
  const label = useId()
  return (
    <section>
      <button type="button" id={label} onClick={() => setCount(count + 1)}>
        {id} {count}
      </button>
      <div hidden={count % 2 === 1}>{slots.content}</div>
    </section>
  )
}
