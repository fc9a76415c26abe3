import type { Kysely } from 'kysely';
import { activateFirstGateway, addGateways } from '../../db/queries/gateways.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Adds the configured gateways that are not there yet; while none is active, the first one is.
 * Nothing is ever removed: past orders were paid through it. Safe when several processes start.
 */
export async function ensureGateways(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<void> {
  await addGateways(db, names);
  await db.transaction().execute(activateFirstGateway);
}
