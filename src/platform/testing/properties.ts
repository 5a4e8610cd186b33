import fc from 'fast-check'

/**
 * The short run tries the same cases each time, so that a failure comes from the change; the long run finds new
 * cases.
 */
if (process.env.SCHELP_LONG !== '1') fc.configureGlobal({ seed: 20261122 })

export default fc
