import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Room, serverFolder, serverRooms } from './rooms.ts';
import { root } from './root.ts';

/** A folder and what its files may not import. */
export interface Zone {
  /** Relative to the root. */
  readonly folder: string;
  /** Folders and files relative to the root. */
  readonly notFolders: readonly string[];
  /** Package names; `@pabean/*` stands for all of the house's own. */
  readonly notPackages: readonly string[];
  readonly because: string;
}

/** The addresses of an app are everybody's to know; all else of `app/` is the composition's. */
const openToAll = /\/app\/paths\.ts$/;

const own = ['@pabean/domain', '@pabean/api-client', '@pabean/api-client/contract', '@pabean/ui'];
const frontEnd = ['react', 'react-dom', 'react-router', 'zustand', '@mantine/core'];

/**
 * "Who may import whom" (decision 004), from the folders as they are:
 * app → shell, features, shared, packages; features → shared, packages, own folder; shell → shared,
 * packages; shared → packages. The server's rooms stand in `rooms.ts`.
 */
export function zones(): Zone[] {
  return [
    ...['backoffice', 'portal'].flatMap(appZones),
    ...serverRooms.map(roomZone),
    ...packageZones,
  ];
}

function appZones(app: string): Zone[] {
  const src = `apps/${app}/src`;
  const features = foldersIn(`${src}/features`).map((name) => `${src}/features/${name}`);
  const because = 'app → shell, features, shared; features and shell → shared; shared → packages';
  const zone = (folder: string, notFolders: string[]): Zone => ({
    folder,
    notFolders,
    // Calls go through the one client, an app must not import sockets and schemas of the server.
    notPackages: ['ky', 'fastify', 'kysely', '@pabean/api'],
    because,
  });
  return [
    ...features.map((feature) =>
      zone(feature, [
        `${src}/app`,
        `${src}/shell`,
        ...features.filter((other) => other !== feature),
      ]),
    ),
    zone(`${src}/shell`, [`${src}/app`, `${src}/features`]),
    // Words are shared by all, so they stand as far down as `shared` does.
    ...['shared', ...(foldersIn(src).includes('i18n') ? ['i18n'] : [])].map((name) =>
      zone(`${src}/${name}`, [`${src}/app`, `${src}/shell`, `${src}/features`]),
    ),
  ];
}

/** A room of the server, from `rooms.ts`. The files beside the rooms are the composition's alone. */
function roomZone(room: Room): Zone {
  const closed = serverRooms.filter(
    ({ name }) => name !== room.name && !room.mayImport.includes(name),
  );
  const composition = room.name === 'commands' ? [] : filesIn(serverFolder);
  return {
    folder: `${serverFolder}/${room.name}`,
    notFolders: [...closed.map(({ name }) => name), ...composition].map(
      (name) => `${serverFolder}/${name}`,
    ),
    notPackages: ['@pabean/api-client', ...room.notPackages, ...frontEnd],
    because: `${room.name} → ${room.mayImport.join(', ') || 'nothing'}`,
  };
}

const packageZones: Zone[] = [
  {
    folder: 'packages/domain/src',
    notFolders: [],
    notPackages: [...own, 'valibot', 'ky', ...frontEnd],
    because: 'the domain is a leaf and pure',
  },
  {
    folder: 'packages/api-client/src',
    notFolders: [],
    // The remote slice is a store; it draws nothing.
    notPackages: ['@pabean/ui', ...frontEnd.filter((name) => name !== 'zustand')],
    because: 'api-client → domain',
  },
  {
    folder: 'packages/embedded-database/src',
    notFolders: [],
    notPackages: [...own, 'kysely', 'fastify', ...frontEnd],
    because: 'the embedded database is a leaf: it knows no order',
  },
  {
    folder: 'packages/typesetting/src',
    notFolders: [],
    notPackages: [...own, 'kysely', 'fastify', ...frontEnd],
    because: 'the typesetter is a leaf: it knows no order',
  },
  {
    folder: 'packages/ui/src',
    notFolders: [],
    notPackages: [...own, 'ky', 'valibot', 'react-router', 'zustand'],
    because: 'ui is a leaf: it fetches nothing and knows no order',
  },
];

/** What is wrong with importing `name` (resolved from the root) in a file of the zone, or null. */
export function breaksZone(zone: Zone, name: string): string | null {
  const forbidden =
    zone.notPackages.includes(name) ||
    (!openToAll.test(name) &&
      zone.notFolders.some((path) => name === path || name.startsWith(`${path}/`)));
  return forbidden ? zone.because : null;
}

function foldersIn(path: string): string[] {
  return entriesOf(path)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function filesIn(path: string): string[] {
  return entriesOf(path)
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
}

function entriesOf(path: string) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true });
  } catch {
    return [];
  }
}
