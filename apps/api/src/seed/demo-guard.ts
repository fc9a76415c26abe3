import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { verifyPassword } from '../adapters/passwords/passwords.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import { hasOrders, membersLike } from '../db/queries/demo-data.ts';
import type { Database } from '../db/schema.ts';
import { demoPassword, demoTeam } from './demo-team.ts';

/** A file in the data directory of a demo, for people and for `pnpm start`. */
const marker = 'made-by-pnpm-demo';

/** Why a data directory must not be used for real work, in one line; null when it may be. */
export function demoDirectory(dataDir: string): string | null {
  return existsSync(join(dataDir, marker))
    ? `${dataDir} is the data directory of a demo, whose passwords are known. Set PABEAN_DATA_DIR to another one.`
    : null;
}

export async function markDemoDirectory(dataDir: string): Promise<void> {
  const words = 'Sample data with known passwords, made by "pnpm demo". Not for real work.\n';
  await writeFile(join(dataDir, marker), words, { mode: 0o600 });
}

/**
 * Whether a demo filled this database. Its members stay in it whatever became of them; one alone may
 * be a real first Admin who was given a demo's address.
 */
export async function isDemoDatabase(db: Kysely<Database>): Promise<boolean> {
  const emails = demoTeam.map(({ email }) => email);
  const found = (await membersLike(db, { emails, names: [] })).map(({ email }) => email);
  return new Set(found).size > 1;
}

/** Why a database must not be used for real work, in one line; null when it may be. */
export async function demoDatabase(db: Kysely<Database>): Promise<string | null> {
  if (await isDemoDatabase(db)) {
    return 'The database is that of a demo, whose passwords are known. Set PABEAN_DATA_DIR or DATABASE_URL to another one.';
  }
  const [emails, names] = [demoTeam.map(({ email }) => email), demoTeam.map(({ name }) => name)];
  for (const member of await membersLike(db, { emails, names })) {
    if (member.deleted_at !== null) continue;
    if (!(await verifyPassword(member.password_hash, demoPassword))) continue;
    return `${member.email} still has the password of the demo. Give another one: pnpm run staff:password ${member.email}`;
  }
  return null;
}

/** Why a demo must not run, unless somebody says by hand that it may be public; null when it may. */
export function reachedByOthers(host: string): string | null {
  const loopback = host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
  return loopback
    ? null
    : `HOST=${host} lets others reach this demo, whose passwords are known. Say --public if that is meant.`;
}

/** The same, for orders that no demo made. */
export async function foreignOrders(db: Kysely<Database>): Promise<string | null> {
  if ((await isDemoDatabase(db)) || !(await hasOrders(db))) return null;
  return 'The database holds orders that are not of this demo, whose passwords are known. Say --public if that is meant.';
}

/** @throws ExpectedFailure with the reason, when there is one */
export function refuseFor(reason: string | null): void {
  if (reason !== null) throw new ExpectedFailure(reason);
}
