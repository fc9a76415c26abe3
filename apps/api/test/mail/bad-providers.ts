import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A provider that does not do what it should, byte for byte. */
export interface BadProvider {
  readonly port: number;
  /** How many came. */
  readonly calls: () => number;
  close(): Promise<void>;
}

async function listen(serve: (socket: Socket) => void): Promise<BadProvider> {
  const open = new Set<Socket>();
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    calls: () => calls,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Takes the connection and never says a word. */
export const silent = (): Promise<BadProvider> => listen((socket) => socket.resume());

/** Reads a whole request, gives these bytes as its answer, and hangs up if it is told to. */
export function httpThatSays(answer: string, hangUp: boolean): Promise<BadProvider> {
  return listen((socket) => {
    let request = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      request = Buffer.concat([request, chunk]);
      const head = request.indexOf('\r\n\r\n');
      if (head < 0) return;
      const [, length = '0'] =
        /^content-length: (\d+)/im.exec(request.toString('latin1', 0, head)) ?? [];
      if (request.length < head + 4 + Number(length)) return;
      if (hangUp) socket.end(answer);
      else socket.write(answer);
    });
  });
}

export type SmtpStep = 'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'message';

/** A mail server that is in order but for one step; `null` hangs up there without a word. */
export function smtpThat(step: SmtpStep, says: string | null): Promise<BadProvider> {
  const usual = { greeting: '220 ready', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on' };
  return listen((socket) => {
    let inMessage = false;
    let rest = '';
    const say = (at: SmtpStep, line: string) => {
      if (at !== step) socket.write(`${line}\r\n`);
      else if (says === null) socket.destroy();
      // Half a line, and no more: the socket is closed behind it.
      else if (says.endsWith('-')) socket.end(says);
      else socket.write(`${says}\r\n`);
    };
    say('greeting', usual.greeting);
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (inMessage) {
          if (line !== '.') continue;
          inMessage = false;
          say('message', '250 taken');
          continue;
        }
        const [command = ''] = line.toUpperCase().split(' ');
        if (command === 'MAIL' || command === 'RCPT' || command === 'DATA') {
          say(command, usual[command]);
          inMessage = command === 'DATA' && step !== 'DATA';
        } else socket.write('250 ok\r\n');
      }
    });
  });
}
