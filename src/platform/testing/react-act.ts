// Lets tests use React's `act`. A test that wakes islands as a browser does, without it, sets this to false.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
