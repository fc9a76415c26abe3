import type { AnswerFile } from '@pabean/api-client/contract';
import { findCase } from '../../../db/queries/dispute-case.ts';
import { recordStaffEvents } from '../../../db/queries/staff-events.ts';
import type { Services } from '../../services.ts';
import { type MemberRequest, memberActor } from '../../staff-events/actors.ts';
import { packFile } from './pack-file.ts';

/**
 * The pack of a case for a member to read or to take along; that it left the product is recorded, as of
 * a defence pack: it holds as much of the traveller.
 * @throws Refusal as `packFile`
 */
export async function exportPack(
  services: Services,
  by: MemberRequest,
  disputeId: string,
): Promise<AnswerFile> {
  const file = await packFile(services, disputeId);
  const one = await findCase(services.db, disputeId);
  const detail = { what: 'dispute pack', orderId: one?.order_id ?? null, disputeId };
  await services.db
    .transaction()
    .execute((trx) =>
      recordStaffEvents(trx, memberActor(by.member, by), [{ kind: 'exported', detail }]),
    );
  return file;
}
