import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

export interface Gateway {
  readonly id: number;
  readonly gateway_name: string;
  readonly is_active: boolean;
}

/** Every payment gateway, by name. */
export async function listGateways(db: Kysely<Database>): Promise<Gateway[]> {
  return db.selectFrom('payment_gateway').selectAll().orderBy('gateway_name').execute();
}

/** Adds the gateways that are not there yet. */
export async function addGateways(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  await db
    .insertInto('payment_gateway')
    .values(names.map((gateway_name) => ({ gateway_name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** While no gateway is active, the first one becomes it. All rows are locked. */
export async function activateFirstGateway(trx: Transaction<Database>): Promise<void> {
  const gateways = await trx
    .selectFrom('payment_gateway')
    .select(['id', 'is_active'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [first] = gateways;
  if (first === undefined || gateways.some((gateway) => gateway.is_active)) return;
  await activateGateway(trx, first.id);
}

/**
 * Makes one gateway the active one. All rows are locked first: of two people who choose at once,
 * the later one wins and never leaves two active, nor none.
 * @returns its name and that of the one before, or null when there is no such gateway
 */
export async function activateGateway(
  trx: Transaction<Database>,
  id: number,
): Promise<{ name: string; before: string | null } | null> {
  const gateways = await trx
    .selectFrom('payment_gateway')
    .select(['id', 'gateway_name', 'is_active'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const chosen = gateways.find((gateway) => gateway.id === id);
  if (chosen === undefined) return null;
  await trx
    .updateTable('payment_gateway')
    .set({ is_active: false })
    .where('is_active', '=', true)
    .where('id', '<>', id)
    .execute();
  await trx.updateTable('payment_gateway').set({ is_active: true }).where('id', '=', id).execute();
  const before = gateways.find((gateway) => gateway.is_active);
  return { name: chosen.gateway_name, before: before?.gateway_name ?? null };
}
