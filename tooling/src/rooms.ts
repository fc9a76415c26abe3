/** A room of the server: a folder of `apps/api/src`, what it may import, and what it is for. */
export interface Room {
  readonly name: string;
  readonly mayImport: readonly string[];
  /** Packages that are not its business. */
  readonly notPackages: readonly string[];
  readonly holds: string;
}

export const serverFolder = 'apps/api/src';

const transport = ['fastify', '@fastify/cookie', '@fastify/multipart', '@fastify/static'];
const database = ['kysely', 'pg', 'graphile-worker'];

/**
 * The server's rooms from the bottom up (decision 013). Each may import only rooms that stand
 * above it in this list, so that there is no way back. Files beside the rooms (`main.ts`, `app.ts`,
 * `services.ts`) put them together; only `commands` imports those.
 */
export const serverRooms: readonly Room[] = [
  {
    name: 'core',
    mayImport: [],
    notPackages: [...transport, ...database],
    holds: 'words that all rooms share; knows nothing of the rest',
  },
  {
    name: 'static',
    mayImport: ['core'],
    notPackages: database,
    holds: 'the built apps as they are sent to a browser',
  },
  {
    name: 'db',
    mayImport: ['core'],
    notPackages: transport,
    holds: 'SQL only, run in the transaction that it is given',
  },
  {
    name: 'adapters',
    mayImport: ['core'],
    notPackages: [...transport, ...database],
    holds: 'what touches the world, each behind a small interface',
  },
  {
    name: 'papers',
    mayImport: ['adapters', 'db', 'core'],
    notPackages: [...transport, ...database],
    holds: 'what a traveller or a bank reads, composed and drawn from what is recorded',
  },
  {
    name: 'usecases',
    mayImport: ['papers', 'adapters', 'db', 'core'],
    notPackages: [...transport, 'pg', 'graphile-worker'],
    holds: 'one file for each thing that happens; holds the transaction',
  },
  {
    name: 'jobs',
    mayImport: ['usecases', 'db', 'core'],
    notPackages: transport,
    holds: 'the background work of a process: what runs, and when',
  },
  {
    name: 'http',
    mayImport: ['usecases', 'adapters', 'db', 'core'],
    notPackages: database,
    holds: 'transport: match, authorise, parse, handle, envelope; is given its handlers',
  },
  {
    name: 'endpoints',
    mayImport: ['http', 'usecases', 'papers', 'adapters', 'db', 'core'],
    notPackages: [...transport, ...database],
    holds: 'one file for each address: parse, call, answer',
  },
  {
    name: 'seed',
    mayImport: ['usecases', 'papers', 'adapters', 'db', 'core'],
    notPackages: transport,
    holds: "the demo's invented people, orders and documents",
  },
  {
    name: 'commands',
    mayImport: ['seed', 'usecases', 'static', 'adapters', 'db', 'core'],
    notPackages: transport,
    holds: 'what an operator runs; starts the server too',
  },
];

/** The room of a file of the server; null for a file beside the rooms, and for one of elsewhere. */
export function roomOf(path: string): string | null {
  return path.match(`^${serverFolder}/([^/]+)/`)?.[1] ?? null;
}

/** Lines of each room and its share of all in per cent, the largest first. */
export function sharesOf(files: readonly { readonly path: string; readonly text: string }[]) {
  const lines = new Map<string, number>();
  for (const { path, text } of files) {
    const name = roomOf(path) ?? 'beside the rooms';
    lines.set(name, (lines.get(name) ?? 0) + text.split('\n').length - 1);
  }
  const all = [...lines.values()].reduce((sum, one) => sum + one, 0);
  return [...lines]
    .map(([name, own]) => ({ name, lines: own, share: Math.round((own / all) * 1000) / 10 }))
    .sort((a, b) => b.lines - a.lines);
}
