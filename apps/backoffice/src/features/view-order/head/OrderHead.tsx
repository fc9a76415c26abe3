import { processingModeLabel, statusLabel, statusTone } from '@pabean/domain';
import { StatusChip } from '@pabean/ui/StatusChip';
import { IconFlag, IconUserCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ConversationMarks } from '../conversation/ConversationMarks.tsx';
import type { OrderDetail } from '../order-store.ts';
import type { Neighbours } from '../useNeighbours.ts';
import { Arrival } from './Arrival.tsx';
import { BackLink } from './BackLink.tsx';
import { HeadActions } from './HeadActions.tsx';
import { MailTroubleMark } from './MailTroubleMark.tsx';
import { NeighbourButtons } from './NeighbourButtons.tsx';
import styles from './OrderHead.module.css';
import { useTitleInBar } from './useTitleInBar.ts';

type OrderHeadProps = { order: OrderDetail; neighbours: Neighbours | null };

/** Which order this is, whose, how urgent, and who has it. */
export function OrderHead({ order, neighbours }: OrderHeadProps) {
  const { process_status: status, assign_to: assignee } = order;
  const title = useFocusAfterKey(neighbours);
  useTitleInBar(order, title);
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <div className={styles.back}>
          <BackLink order={order} />
          {neighbours && <NeighbourButtons {...neighbours} />}
        </div>
        <span className={styles.slash} aria-hidden>
          /
        </span>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          Order <bdi>{order.order_id}</bdi>
        </h1>
        <StatusChip tone={statusTone(status)}>{statusLabel(status)}</StatusChip>
        {/* Always there, so that a mark that comes later is read out. */}
        <span role="status">
          {order.mail_trouble && <MailTroubleMark trouble={order.mail_trouble} />}
          <ConversationMarks marks={order.marks} />
        </span>
      </div>
      <div className={styles.who}>
        {order.full_name && (
          <strong className={styles.name}>
            <bdi>{order.full_name}</bdi>
          </strong>
        )}
        <span className={styles.mode}>{processingModeLabel(order.processing_mode)}</span>
        {order.nationality && (
          <span className={styles.item}>
            <IconFlag size={16} aria-hidden />
            <bdi>{order.nationality}</bdi>
          </span>
        )}
        {order.doa && <Arrival doa={order.doa} zone={order.arrival_zone} />}
        <span className={styles.item}>
          <IconUserCheck size={16} aria-hidden />
          <span>
            {assignee ? (
              <>
                Assigned to <bdi>{assignee}</bdi>
                {order.assignee_left && ', who has left'}
              </>
            ) : (
              'Not assigned'
            )}
          </span>
        </span>
      </div>
      <HeadActions order={order} />
    </header>
  );
}

/** Whoever came by N or P starts at the order's heading, and not at the top of the page. */
function useFocusAfterKey(neighbours: Neighbours | null) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the order is there
  useEffect(() => {
    if (neighbours?.cameBy?.by === 'key') title.current?.focus({ preventScroll: true });
  }, []);
  return title;
}
