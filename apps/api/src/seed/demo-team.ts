import type { Role } from '@pabean/domain';
import type { Transaction } from 'kysely';
import { hashPassword } from '../adapters/passwords/passwords.ts';
import { insertRows } from '../db/queries/intake-rows.ts';
import type { Database } from '../db/schema.ts';

/** Every member of the demo signs in with it. */
export const demoPassword = 'pabean-demo';

/** One member for each role. */
export const demoTeam: readonly { name: string; email: string; type: Role }[] = [
  { name: 'Rani', email: 'admin@pabean.test', type: 'Admin' },
  { name: 'Dewa', email: 'manager@pabean.test', type: 'Manager' },
  { name: 'Sinta', email: 'team@pabean.test', type: 'Team' },
  { name: 'Budi', email: 'telecaller@pabean.test', type: 'Telecaller' },
  { name: 'Maya', email: 'night@pabean.test', type: 'Night Staff' },
];

/** A member as the history names them. */
export interface DemoMember {
  readonly id: number;
  readonly name: string;
}

/** Adds the team. */
export async function seedTeam(trx: Transaction<Database>, since: string): Promise<DemoMember[]> {
  const rows = await Promise.all(
    demoTeam.map(async (member) => ({
      ...member,
      password_hash: await hashPassword(demoPassword),
      created_at: since,
    })),
  );
  return insertRows(trx, 'staff_member', rows, { returning: ['id', 'name'] });
}
