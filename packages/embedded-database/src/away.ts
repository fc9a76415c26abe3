import pg from 'pg';

/** No socket, nobody who listens, cut in the middle, about to stop, and not started to the end. */
const awayCodes = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P03'];

/**
 * Whether a database of ours takes no connection for now, while its server starts, or because it was killed.
 * One that refuses us for another reason is there: who works on it says so better.
 */
export async function isAway(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  // One that ends while we go is no failure of ours.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    return awayCodes.includes((error as NodeJS.ErrnoException).code ?? '');
  }
  await client.end();
  return false;
}
