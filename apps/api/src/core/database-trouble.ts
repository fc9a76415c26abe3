/** Classes of PostgreSQL's error codes that speak of the server and not of what was asked of it. */
const troubleClasses = [
  '08', // the connection
  '28', // it refuses the sign-in
  '53', // out of connections, memory or disk
  '57', // shut down, crashed, starting, or the statement ran into its time-out
  '58', // its own system calls fail
];

const troubleCodes = [
  '25006', // read-only: it has become a standby
  '3D000', // the database is gone, for example while it is restored
  '40001', // changed by another at the same time
  '40P01', // deadlock
  '55P03', // a lock was not given in time
];

/** A connection that was cut: the machine or every process of the database is gone. */
const cutOff = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'];

/** The driver and its pool have no codes of their own for a connection that is not there. */
const driverWords =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|Cannot use a pool after calling end|driver has already been destroyed)/;

/**
 * The reason when a query failed because the database is away, busy or stopping, and another try in
 * a moment may well work; null for every other error. Holds nothing of the query or its rows.
 */
export function databaseTrouble(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // Several addresses of one host that all fail come as one error with a list.
  if (error instanceof AggregateError) return databaseTrouble(error.errors[0]);
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  // A document store or a mail server that is away never throws its own errors into a call.
  if (syscall === 'connect' || syscall === 'getaddrinfo') return code;
  if ((syscall === 'read' || syscall === 'write') && cutOff.includes(code)) return code;
  if (troubleCodes.includes(code)) return code;
  if (/^[0-9A-Z]{5}$/.test(code) && troubleClasses.includes(code.slice(0, 2))) return code;
  return driverWords.test(message) ? message : null;
}
