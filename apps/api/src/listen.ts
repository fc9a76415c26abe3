import { createServer } from 'node:net';
import { ExpectedFailure } from './core/expected-failure.ts';

/** Makes sure that the port can be had before anything that takes time is done for it. */
export async function checkPort(host: string, port: number, variable = 'PORT'): Promise<void> {
  if (port === 0) return;
  await explained(
    host,
    port,
    new Promise<void>((resolve, reject) => {
      const server = createServer();
      server.once('error', reject);
      server.listen(port, host, () => server.close(() => resolve()));
    }),
    variable,
  );
}

/** Waits for a listening attempt and turns its failure into a line that says what to do. */
export async function explained<T>(
  host: string,
  port: number,
  attempt: Promise<T>,
  variable = 'PORT',
): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new ExpectedFailure(
        `Port ${port} is in use by another program. Stop that one, or set ${variable} to another port.`,
      );
    }
    if (code === 'EACCES') {
      throw new ExpectedFailure(
        `Port ${port} is not allowed for this user. Set ${variable} above 1023.`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new ExpectedFailure(
        `${variable.replace('PORT', 'HOST')} ${host} is not an address of this machine.`,
      );
    }
    throw error;
  }
}
