import { createHash } from 'node:crypto';
import { findCase } from '../../../db/queries/dispute-case.ts';
import { recordStaffEvents } from '../../../db/queries/staff-events.ts';
import { countTry } from '../../limits/rate-limit.ts';
import type { Services } from '../../services.ts';
import { type MemberRequest, memberActor } from '../../staff-events/actors.ts';
import { type PackFile, packFile } from './pack-file.ts';

/** Seconds in which whoever has a pack takes the same bytes along once: to read them, then to keep them. */
const seconds = 600;

/**
 * The pack of a case for a member to read or to take along; that it left the product is recorded, as of
 * a defence pack: it holds as much of the traveller. Whoever reads a file has it, so both count alike.
 * @throws Refusal as `packFile`
 */
export async function exportPack(
  services: Services,
  by: MemberRequest,
  disputeId: string,
): Promise<PackFile> {
  const file = await packFile(services, disputeId);
  const one = await findCase(services.db, disputeId);
  const detail = { what: 'dispute pack', orderId: one?.order_id ?? null, disputeId };
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const key = `${by.member.id} ${disputeId} ${sha256}`;
  await services.db.transaction().execute(async (trx) => {
    const { tries } = await countTry(trx, { name: 'dispute pack', key, seconds });
    if (tries > 1) return;
    await recordStaffEvents(trx, memberActor(by.member, by), [{ kind: 'exported', detail }]);
  });
  return file;
}
