// Imported before the libraries, whose complaints about a file are no news. Nobody reads a thread's
// console, and what waits there to be read keeps the process alive.
for (const name of ['log', 'info', 'warn', 'error'] as const) console[name] = () => {};
