/** The build has no browser: nobody is signed in there, and nothing is remembered. */
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
Object.assign(globalThis, { localStorage: storage, sessionStorage: storage });
