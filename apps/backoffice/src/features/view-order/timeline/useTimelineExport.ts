import type { TimelineKind } from '@pabean/domain';
import { groupedCount } from '@pabean/ui/numbers';
import { useState } from 'react';
import { notify } from '../../../shared/notify.ts';
import { saveTable } from '../../../shared/save-table.ts';
import { everyRow, timelineCsv, timelineText } from './timeline-csv.ts';
import type { TimelineRow } from './useTimeline.ts';

/** Takes the whole timeline along, of the kind that is chosen: to the clipboard or as a file. */
export function useTimelineExport(orderId: string, kind: TimelineKind | undefined) {
  const [pending, setPending] = useState(false);

  async function withRows(take: (rows: readonly TimelineRow[]) => void | Promise<void>) {
    if (pending) return;
    setPending(true);
    const all = await everyRow(orderId, kind);
    if (all.ok) await take(all.rows);
    else notify.failure(all);
    setPending(false);
  }

  return {
    pending,
    copy: () =>
      withRows(async (rows) => {
        try {
          await navigator.clipboard.writeText(timelineText(rows));
          notify.success(`${groupedCount(rows.length, 'row')} copied.`);
        } catch {
          // The browser refuses without a secure address.
          notify.error('The browser did not let us copy. Use CSV instead.', 'copy');
        }
      }),
    save: () =>
      withRows((rows) =>
        saveTable(`order-${orderId}-timeline.csv`, timelineCsv(rows), {
          what: 'timeline',
          rows: rows.length,
          orderId,
          ...(kind !== undefined && { kind }),
        }),
      ),
  };
}
