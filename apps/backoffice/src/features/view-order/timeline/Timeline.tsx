import { pageRange, type TimelineKind } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { InlineError } from '@pabean/ui/InlineError';
import { Pager } from '@pabean/ui/Pager';
import { SectionCard } from '@pabean/ui/SectionCard';
import { Select } from '@pabean/ui/Select';
import { Skeletons } from '@pabean/ui/Skeletons';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { OrderDetail } from '../order-store.ts';
import { ChainMark } from './ChainMark.tsx';
import styles from './Timeline.module.css';
import { TimelineRows } from './TimelineRows.tsx';
import { kindLabels } from './timeline-words.ts';
import { type TimelineView, useNear, useTimeline } from './useTimeline.ts';
import { useTimelineExport } from './useTimelineExport.ts';

const sizes = [10, 25, 50, 100] as const;

/**
 * Everything that happened to the order, newest first: who, when, from where and what.
 * Names of fields only; the values stand in the sections that its rows lead to.
 */
export function Timeline({ order }: { order: OrderDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<TimelineView>({ kind: undefined, page: 1, size: sizes[0] });
  const { data, failure, reload, chain } = useTimeline(order, view, useNear(place));
  const taking = useTimelineExport(order.order_id, view.kind);
  const total = data?.total ?? 0;
  // Rows of another page or kind do not stand in for those that did not come.
  const rows = failure === null ? data?.data : undefined;
  const shownView = (failure === null ? data?.view : undefined) ?? view;
  const isOld = shownView.page !== view.page || shownView.size !== view.size;
  return (
    <SectionCard
      title="Timeline"
      id="timeline"
      count={data && total}
      padding="none"
      actions={
        data && (
          <>
            <Button
              variant="default"
              leftSection={<IconCopy size={16} aria-hidden />}
              aria-disabled={taking.pending || undefined}
              onClick={() => void taking.copy()}
            >
              Copy
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              aria-disabled={taking.pending || undefined}
              onClick={() => void taking.save()}
            >
              CSV
            </Button>
          </>
        )
      }
    >
      <div ref={place} className={styles.body}>
        {data && (
          <div className={styles.bar}>
            <Select
              aria-label="Kind of event"
              value={view.kind ?? ''}
              data={[
                { value: '', label: 'All events' },
                ...data.kinds.map(({ kind, count }) => ({
                  value: kind,
                  label: `${kindLabels[kind]} (${count})`,
                })),
              ]}
              onChange={({ currentTarget: { value } }) => {
                const kind = value === '' ? undefined : (value as TimelineKind);
                setView({ ...view, kind, page: 1 });
              }}
            />
            {chain && <ChainMark chain={chain} />}
          </div>
        )}
        {chain?.flaw && (
          <p role="alert" className={styles.flaw}>
            This history has been altered. {chain.flaw}
          </p>
        )}
        {failure && (
          <InlineError title="The timeline could not be loaded." onRetry={reload}>
            {failure.message}
          </InlineError>
        )}
        {!data && !failure && (
          <>
            <div className={styles.loading}>
              <Skeletons rows={6} label="Loading the timeline" />
            </div>
            <p className={styles.unprinted}>
              The timeline was not loaded when this page was printed. Scroll to it, then print
              again.
            </p>
          </>
        )}
        {rows?.length === 0 && <p className={styles.empty}>No record found</p>}
        {rows && rows.length > 0 && <TimelineRows rows={rows} order={order} />}
        {data && total > sizes[0] && (
          <Pager
            page={shownView.page}
            asked={
              isOld && shownView.kind === view.kind
                ? { page: view.page, pageSize: view.size, state: 'loading', onRetry: reload }
                : undefined
            }
            pageCount={Math.ceil(total / shownView.size)}
            pages={pageRange(shownView.page, Math.ceil(total / shownView.size))}
            onPage={(page) => setView({ ...view, page })}
            pageSize={shownView.size}
            pageSizes={sizes}
            onPageSize={(size) => setView({ ...view, size, page: 1 })}
          />
        )}
      </div>
    </SectionCard>
  );
}
