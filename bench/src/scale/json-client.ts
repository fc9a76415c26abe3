import { Agent, request } from 'node:http';

/** Calls of one client over connections that are kept, as a browser or a proxy has them. */
export interface JsonClient {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  put(path: string, body: object): Promise<unknown>;
  /** Milliseconds until the answer was there, whatever its status; it is not parsed. */
  timeOf(method: string, path: string, body?: object): Promise<{ ms: number; status: number }>;
  /** The answer and its status, whatever that is. */
  answerOf(
    method: string,
    path: string,
    body: object,
  ): Promise<{ status: number; answer: unknown }>;
}

/** A client of one server. Node's own `fetch` costs more than a short answer: it would hide the server. */
export function jsonClient(base: string, headers: Record<string, string> = {}): JsonClient {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = (method: string, path: string, body?: object) =>
    new Promise<{ ms: number; status: number; text: Buffer[] }>((resolve, reject) => {
      const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
      const json = bytes && {
        'Content-Type': 'application/json',
        'Content-Length': String(bytes.byteLength),
      };
      const start = performance.now();
      const options = { hostname, port, method, path, agent, headers: { ...headers, ...json } };
      const asked = request(options, (answer) => {
        const text: Buffer[] = [];
        answer.on('data', (piece: Buffer) => text.push(piece));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ ms: performance.now() - start, status: answer.statusCode ?? 0, text }),
        );
      });
      asked.on('error', reject);
      asked.end(bytes);
    });
  const read = async (method: string, path: string, body?: object) => {
    const { status, text } = await send(method, path, body);
    const answer = Buffer.concat(text).toString();
    if (status !== 200) throw new Error(`${status} from ${path}: ${answer.slice(0, 200)}`);
    return JSON.parse(answer) as unknown;
  };
  return {
    get: (path) => read('GET', path),
    post: (path, body) => read('POST', path, body),
    put: (path, body) => read('PUT', path, body),
    timeOf: (method, path, body) => send(method, path, body),
    answerOf: async (method, path, body) => {
      const { status, text } = await send(method, path, body);
      return { status, answer: JSON.parse(Buffer.concat(text).toString()) as unknown };
    },
  };
}
