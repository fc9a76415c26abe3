import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server whose pages come in two halves. */
export interface Halves {
  readonly url: string;
  /** Lets the second half of each page come. */
  sendSecond(): void;
  close(): Promise<void>;
}

/** Hands on what a server answers; a page stops behind a mark until its second half is sent. */
export async function startHalves(target: string, mark: string): Promise<Halves> {
  const second = Promise.withResolvers<void>();
  const server = createServer(async (request, reply) => {
    const answer = await fetch(`${target}${request.url}`);
    const type = answer.headers.get('content-type') ?? '';
    reply.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return reply.end(await answer.bytes());
    const html = await answer.text();
    const cut = html.indexOf(mark) + mark.length;
    reply.write(html.slice(0, cut));
    await second.promise;
    reply.end(html.slice(cut));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sendSecond: second.resolve,
    async close() {
      second.resolve();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
