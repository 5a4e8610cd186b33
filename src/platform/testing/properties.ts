import fc from 'fast-check'

/** The short form tries the same cases each time, so that what fails is the change's doing; the long form finds new ones. */
if (process.env.SCHELP_LONG !== '1') fc.configureGlobal({ seed: 20261122 })

export default fc
