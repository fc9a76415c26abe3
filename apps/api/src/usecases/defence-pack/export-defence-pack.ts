import type { AnswerFile } from '@pabean/api-client/contract';
import type { DefencePackType } from '@pabean/domain';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import type { Services } from '../services.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';
import { makeDefencePack } from './make-defence-pack.ts';

/**
 * Makes a defence pack for a member to take along; that it left the product is recorded.
 * @throws Refusal as `makeDefencePack`
 */
export async function exportDefencePack(
  services: Services,
  by: MemberRequest,
  orderId: string,
  defencePackType: DefencePackType,
): Promise<AnswerFile> {
  const file = await makeDefencePack(services, orderId, defencePackType);
  await services.db
    .transaction()
    .execute((trx) =>
      recordStaffEvents(trx, memberActor(by.member, by), [
        { kind: 'exported', detail: { what: 'defence pack', orderId, defencePackType } },
      ]),
    );
  return file;
}
