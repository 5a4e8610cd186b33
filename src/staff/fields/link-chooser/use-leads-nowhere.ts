import { useEffect, useState } from 'react'

/** Whether an address of this site answers 404. Other sites are not checked. */
export function useLeadsNowhere(address: string): boolean {
  const [nowhere, setNowhere] = useState(false)
  useEffect(() => {
    setNowhere(false)
    if (!/^\/(?![/\\])/.test(address)) return
    const gone = new AbortController()
    fetch(address, { method: 'HEAD', redirect: 'manual', signal: gone.signal })
      .then(({ status }) => setNowhere(status === 404 || status === 410))
      .catch(() => undefined)
    return () => gone.abort()
  }, [address])
  return nowhere
}
