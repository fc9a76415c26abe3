import type { AnswerFile } from '@pabean/api-client/contract';
import { csvLines, csvMark } from '@pabean/domain';
import { Refusal } from '../../core/refusal.ts';
import type { ListedOrder } from '../../db/queries/listed-rows.ts';
import { allListed, openWalk, takeExportPlace, walkOn } from '../../db/queries/order-export.ts';
import type { ListRequest } from '../../db/queries/order-lists.ts';
import { recordStaffEvents } from '../../db/queries/staff-events.ts';
import { limitTries } from '../limits/rate-limit.ts';
import { requireSortable } from '../orders/folder-page.ts';
import { findAll } from '../search/find-orders.ts';
import type { Services } from '../services.ts';
import { requireSession } from '../sign-in/session-over.ts';
import { type MemberRequest, memberActor } from '../staff-events/actors.ts';
import { orderCsvCells, orderCsvHead } from './order-csv.ts';

/** A list as its screen asks for it; an empty text searches nothing. */
export type ExportRequest = Omit<ListRequest, 'offset' | 'limit'> & { readonly text: string };

/** Exports of all members at the same time: each holds one of ten connections. */
const places = 2;
const perHour = 30;
const rowsAtOnce = 1_000;

/** Milliseconds after which an export ends: for so long the database keeps what changed meanwhile. */
const patience = 15 * 60_000;

/**
 * All orders of a list as CSV, made while they are sent: a cursor walks the list as it was when the
 * export began, and no more than a thousand rows are held. Who exported how many is recorded when the
 * last row has gone, or when the caller has. It breaks off with the caller's session, which also ends with
 * another role.
 *
 * @throws Refusal 422 for what the list refuses too, 429 after too many exports or beside an earlier
 *   one, 503 when others have all the places.
 */
export async function exportOrders(
  services: Services,
  by: MemberRequest,
  request: ExportRequest,
  caller: AbortSignal,
): Promise<AnswerFile> {
  const { db } = services;
  const key = String(by.member.id);
  await limitTries(db, { name: 'order export', key, seconds: 3_600 }, perHour, 'exports');
  const signal = AbortSignal.any([caller, AbortSignal.timeout(patience)]);
  const ids = await idsOf(services, request, signal);
  const begun = db.startTransaction().setIsolationLevel('repeatable read');
  const trx = await begun.setAccessMode('read only').execute();
  try {
    requirePlace(await takeExportPlace(trx, by.member.id, places));
    await openWalk(trx, ids);
    const first = await walkOn(trx, rowsAtOnce, signal);
    signal.throwIfAborted();
    const record = (orders: number, whole: boolean) =>
      recordExport(services, by, request, { orders, whole });
    const more = async () => {
      // The walk's own transaction would see the session as it was when it began, minutes ago.
      await requireSession(db, by.member);
      return walkOn(trx, rowsAtOnce, signal);
    };
    const end = () => trx.rollback().execute();
    const bytes = linesOf({ first, more, signal, record, end });
    return { fileName: `orders-${request.folder}-${today()}.csv`, bytes };
  } catch (error) {
    await trx.rollback().execute();
    throw error;
  }
}

const today = () => new Date().toISOString().slice(0, 10);

/** The ids of the list, or of what its search finds. */
async function idsOf(services: Services, request: ExportRequest, signal: AbortSignal) {
  const whole = { ...request, offset: 0, limit: rowsAtOnce };
  if (request.text !== '') return findAll(services, whole, signal);
  await requireSortable(services.db, whole);
  return allListed(services.db, whole);
}

function requirePlace(place: 'taken' | 'busy' | 'full'): void {
  if (place === 'busy') {
    const message = 'An export of yours is still running. Please wait for it or stop it.';
    throw new Refusal(429, message, { retryAfter: 10 });
  }
  if (place === 'full') {
    const message = 'Others are exporting right now. Please try again in a minute.';
    throw new Refusal(503, message, { retryAfter: 60 });
  }
}

interface Walk {
  readonly first: readonly ListedOrder[];
  /** The rows after those; none are left where it is empty. */
  readonly more: () => Promise<readonly ListedOrder[]>;
  readonly signal: AbortSignal;
  /** Fails where it could not be written down, which breaks the file off. */
  readonly record: (orders: number, whole: boolean) => Promise<void>;
  readonly end: () => Promise<unknown>;
}

/** The lines of the file. The walk ends with them, and at once when the signal says so. */
function linesOf({ first, more, signal, record, end }: Walk): AsyncIterable<string> {
  let sent = 0;
  let ended: Promise<void> | undefined;
  const finish = (whole: boolean) => {
    // A connection that was lost has ended by itself.
    ended ??= end()
      .then(noMatter, noMatter)
      .then(() => record(sent, whole));
    return ended;
  };
  // Nobody asks for further lines then, and a file of which none was asked for has no end of its own.
  signal.addEventListener('abort', () => void finish(false).catch(noMatter), { once: true });
  return (async function* lines() {
    let whole = false;
    try {
      yield csvMark + csvLines([orderCsvHead]);
      for (let rows = first; rows.length > 0; rows = await more()) {
        sent += rows.length;
        yield csvLines(rows.map(orderCsvCells));
        signal.throwIfAborted();
      }
      signal.throwIfAborted();
      whole = true;
    } finally {
      await finish(whole);
    }
  })();
}

const noMatter = () => {};

async function recordExport(
  { db }: Pick<Services, 'db'>,
  by: MemberRequest,
  { folder, month, marks, due, text }: ExportRequest,
  told: { readonly orders: number; readonly whole: boolean },
): Promise<void> {
  const detail = {
    what: 'orders',
    folder,
    ...told,
    ...(month && { month }),
    ...(due && { due }),
    ...(marks.length > 0 && { marks: marks.join(' ') }),
    // The text itself is a traveller's.
    ...(text !== '' && { searched: true }),
  };
  await db
    .transaction()
    .execute((trx) =>
      recordStaffEvents(trx, memberActor(by.member, by), [{ kind: 'exported', detail }]),
    );
}
