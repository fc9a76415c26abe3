import { type KeptConnection, openConnection } from './connection.ts';
import type { Round, RoundRequest } from './round-messages.ts';

/** Sends one request after the other on each connection until the time is over. */
async function run({ url, requests, connections, ms }: RoundRequest): Promise<Round> {
  const bytes = requests.map((request) => Buffer.from(request));
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(url)));
  const counts = { answers: 0, refused: 0, turn: 0 };
  const start = performance.now();
  const work = async (connection: KeptConnection) => {
    while (performance.now() - start < ms) {
      const request = bytes[counts.turn++ % bytes.length];
      if (request === undefined) return;
      const status = await connection.exchange(request);
      if (status === 200) counts.answers += 1;
      else counts.refused += 1;
    }
  };
  await Promise.all(open.map(work));
  const seconds = (performance.now() - start) / 1000;
  for (const connection of open) connection.close();
  return { perSecond: counts.answers / seconds, refused: counts.refused };
}

// A process of its own: see round.ts.
process.on('message', async (request: RoundRequest) => {
  process.send?.(await run(request));
});
