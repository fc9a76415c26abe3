import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** A folder on a host of its own. */
export interface StaticHost {
  readonly url: string;
  /** The same host with what lies in the folder by now. */
  startedAgain(): Promise<StaticHost>;
  close(): void;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * A host of files as one can rent it: it sends what lies in the folder, `index.html` for any other
 * address, and the headers that `_headers` names. It knows nothing of the API.
 */
export async function startStaticHost(folder: string, port: number): Promise<StaticHost> {
  const rules = await readRules(folder);
  const server = createServer(async (request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const fileAt = (path: string) => readFile(join(folder, path)).catch(() => null);
    const own = await fileAt(pathname);
    const name = own === null ? '/index.html' : pathname;
    const content = own ?? (await fileAt(name));
    // A tab still asks while its version is being replaced, or after the folder has gone.
    if (content === null) {
      reply.statusCode = 404;
      reply.end();
      return;
    }
    for (const [start, headers] of rules) {
      if (!pathname.startsWith(start)) continue;
      for (const [header, value] of headers) reply.setHeader(header, value);
    }
    reply.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
    reply.end(content);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    startedAgain() {
      close();
      return startStaticHost(folder, port);
    },
    close,
  };
}

type Rule = readonly [start: string, headers: readonly (readonly [string, string])[]];

async function readRules(folder: string): Promise<readonly Rule[]> {
  const text = await readFile(join(folder, '_headers'), 'utf8');
  return text
    .replace(/^#.*\n/, '')
    .split(/\n(?=\/)/)
    .map((block) => {
      const [start = '', ...lines] = block.trim().split('\n');
      const headers = lines.flatMap((line) => {
        const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
        return name && value ? [[name, value] as const] : [];
      });
      return [start.replace(/\*$/, ''), headers] as const;
    });
}
