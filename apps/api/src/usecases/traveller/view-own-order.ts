import type { CorrectedValue, OpenedOrderView } from '@pabean/api-client/contract';
import {
  correctionWay,
  schemeFieldKeys,
  schemeFieldName,
  schemeVersion,
  travellerMarks,
  travellerSentences,
} from '@pabean/domain';
import { travellerClock } from '../../core/clock-columns.ts';
import type { OrderSession } from '../../core/order-session.ts';
import { filedValues } from '../../db/queries/filed-values.ts';
import { findDeclared } from '../../db/queries/own-order.ts';
import { noteOpened } from '../conversation/note-opened.ts';
import { travellerConversation } from '../conversation/traveller-conversation.ts';
import { correctableNames, presentFields } from '../corrections/corrected-fields.ts';
import { ownRefund } from '../refunds/refund-policy.ts';
import type { Services } from '../services.ts';
import { type OpenedOrder, requireOpenedOrder } from './traveller-order.ts';

/**
 * What an order's own page shows. Nothing of the staff's side: no status names, no remarks, no names
 * of members. Values that nobody may correct any more are not sent.
 * @throws Refusal 401 when no cookie opens the order
 */
export async function viewOwnOrder(
  services: Pick<Services, 'db' | 'env' | 'logger'>,
  openedOrders: readonly OrderSession[],
  orderId: string,
): Promise<OpenedOrderView> {
  const { db, env } = services;
  const opened = await requireOpenedOrder(db, openedOrders, orderId);
  const { stage } = opened;
  const { id, process_status, status_since, document_id } = opened.order;
  const declared = await findDeclared(db, id);
  const { version, created_at, paid_at, doa } = declared.order;
  const way = correctionWay(process_status, document_id !== null);
  const present = way === 'none' ? none : presentFields(declared, offeredNames(declared.order));
  const conversation = travellerConversation(opened.order.order_id, declared);
  await noteOpened(services, conversation.question, declared.entries);
  const filed = way === 'ask' ? await filedSince(db, opened.order) : null;
  return {
    order_id: opened.order.order_id,
    version,
    stage,
    stage_since: status_since,
    clock: {
      received: created_at,
      paid: paid_at,
      arrives: doa,
      arrival: travellerClock(opened.order),
    },
    correction: {
      way,
      values: Object.fromEntries(present),
      filed: filed && Object.fromEntries([...filed].filter(([field]) => present.has(field))),
      asked: declared.asked,
    },
    refund: ownRefund(
      env.refundShares,
      { ...declared.order, process_status, has_document: document_id !== null },
      declared.request,
    ),
    marks: way === 'none' ? [] : ownMarks(declared, present),
    ...conversation,
  };
}

type Declared = Awaited<ReturnType<typeof findDeclared>>;

/** Null for an order that was completed without a document: nobody knows what of it was filed. */
function filedSince(db: Services['db'], order: OpenedOrder['order']) {
  const { id: orderPk, process_status, status_since, document_id: documentId } = order;
  const isWaiting = process_status === 'AwaitingGovt';
  if (!isWaiting && documentId === null) return null;
  return filedValues(db, { orderPk, documentId, since: isWaiting ? status_since : null });
}

const none: ReadonlyMap<string, CorrectedValue> = new Map();

/** Fields of a scheme are offered where the order's own asks for any of them, or some came in. */
function offeredNames({ checked, scheme_fields }: Declared['order']): string[] {
  const scheme = checked && schemeVersion(checked.scheme, checked.version);
  const asks = scheme?.fields.some(({ field }) => isSchemeField(field)) ?? true;
  const names = correctableNames('traveller');
  if (asks || Object.keys(scheme_fields ?? {}).length > 0) return names;
  return names.filter((name) => !schemeNames.has(name));
}

const isSchemeField = (field: string) => (schemeFieldKeys as readonly string[]).includes(field);
const schemeNames: ReadonlySet<string> = new Set(schemeFieldKeys.map(schemeFieldName));

/** What the traveller can mend, except what they already asked for. */
function ownMarks(
  { order: { checked }, asked }: Declared,
  present: ReadonlyMap<string, CorrectedValue>,
): OpenedOrderView['marks'] {
  if (checked === null) return [];
  const waiting = new Set(asked.filter(({ state }) => state === 'asked').map(({ field }) => field));
  return travellerMarks(checked, present)
    .filter(({ editor }) => !waiting.has(editor))
    .map((mark) => ({ ...mark, sentence: travellerSentences[mark.text] }));
}
