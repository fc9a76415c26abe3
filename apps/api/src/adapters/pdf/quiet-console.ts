// Imported before the library, which tells the console that there is no canvas. Nobody reads a thread's
// console, and what waits there to be read keeps the process alive.
for (const name of ['log', 'info', 'warn', 'error'] as const) console[name] = () => {};
