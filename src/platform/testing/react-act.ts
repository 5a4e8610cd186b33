// Lets tests use React's `act`. A test that wakes islands without it, as a browser does, sets this to false.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
