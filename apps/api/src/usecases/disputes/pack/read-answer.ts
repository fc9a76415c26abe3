import { noSuchCase, Refusal } from '../../../core/refusal.ts';
import {
  type CaseFile,
  type CaseRow,
  caseFiles,
  findCase,
} from '../../../db/queries/dispute-case.ts';
import { findOrderDetail, type OrderRecord } from '../../../db/queries/order-detail.ts';
import { type HistoryHead, readAnswerHead } from '../../../db/queries/order-history.ts';
import type { Services } from '../../services.ts';
import { type HeldRecord, readHeld } from '../held-record.ts';

/** Everything that an answer is made of, of one moment. */
export interface AnswerRecord {
  readonly one: CaseRow;
  readonly held: HeldRecord;
  readonly detail: OrderRecord;
  /** SHA-256 of the document that stands. */
  readonly files: readonly CaseFile[];
  readonly head: HistoryHead | null;
}

/**
 * Reads what the answer to a case is made of.
 * @throws Refusal 404 for an unknown case, 409 for one without an order, or whose order was erased
 */
export function readAnswer({ db }: Pick<Services, 'db'>, disputeId: string): Promise<AnswerRecord> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const one = await findCase(trx, disputeId);
      if (one === undefined) throw noSuchCase(disputeId);
      const held = (await readHeld(trx, [one])).get(one);
      const detail = one.order_id === null ? null : await findOrderDetail(trx, one.order_id);
      if (held === undefined || detail === null) {
        throw new Refusal(409, 'There is no order to answer with.');
      }
      return {
        one,
        held,
        detail,
        files: await caseFiles(trx, one.id),
        head: await readAnswerHead(trx, detail.order.id, disputeId),
      };
    });
}
