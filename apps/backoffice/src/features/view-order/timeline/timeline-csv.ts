import { getOrderHistory } from '@pabean/api-client/contract';
import type { TimelineKind } from '@pabean/domain';
import { call } from '../../../shared/api.ts';
import { csvOf } from '../../../shared/csv.ts';
import { plainIp } from '../sections/device-words.ts';
import { kindLabels } from './timeline-words.ts';
import type { TimelineRow } from './useTimeline.ts';

/** As many rows as one call answers with. */
const ROWS_A_CALL = 1000;

/**
 * Every row of an order's timeline, of one kind or of all. What happens meanwhile comes on top, so each
 * call goes on below the last row of the one before.
 * @returns the failure of the call that did not work
 */
export async function everyRow(orderId: string, kind: TimelineKind | undefined) {
  const rows: TimelineRow[] = [];
  for (let page = 1; ; page += 1) {
    const after = rows.at(-1)?.id;
    const query = {
      // Servers of an earlier version read the page alone.
      page,
      limit: ROWS_A_CALL,
      ...(after !== undefined && { after }),
      ...(kind !== undefined && { kind }),
    };
    const result = await call(getOrderHistory, { params: { orderId }, query });
    if (!result.ok) return result;
    rows.push(...result.data);
    if (result.data.length < ROWS_A_CALL) return { ok: true, rows } as const;
  }
}

const head = [
  'Date & Time (UTC)',
  'Kind',
  'Who',
  'What',
  'IP address',
  'Device',
  'Time zone',
  'Row of the chain',
];

/** The rows as a table of text. */
export function timelineCsv(rows: readonly TimelineRow[]): string {
  const lines = rows.map((row) => [
    row.create_ts,
    kindLabels[row.kind],
    row.actor_name,
    row.words,
    row.ip && plainIp(row.ip),
    row.device,
    row.timezone,
    row.position,
  ]);
  return csvOf([head, ...lines]);
}

/** The rows as lines for a mail or a chat. */
export function timelineText(rows: readonly TimelineRow[]): string {
  return rows.map(({ create_ts, words }) => `${create_ts} ${words}`).join('\n');
}
