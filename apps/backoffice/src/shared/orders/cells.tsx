import {
  type FolderDefinition,
  MISSING,
  statusChip,
  statusTone,
  telephoneHits,
} from '@pabean/domain';
import { StatusChip } from '@pabean/ui/StatusChip';
import { ViewButton } from '@pabean/ui/ViewButton';
import { IconTrash } from '@tabler/icons-react';
import { useContext } from 'react';
import { Link } from 'react-router';
import { Clock, momentAtPort } from '../clock/Clock.tsx';
import hiding from '../hidden.module.css';
import { paths } from '../paths.ts';
import { CheckCounts } from './CheckCounts.tsx';
import styles from './cells.module.css';
import type { ListRow } from './list-row.ts';
import { MarkNews } from './MarkNews.tsx';
import { markHits, SearchedTextContext, useHits } from './mark-hits.tsx';

export function Text({ children, quiet }: { children: string; quiet?: boolean }) {
  return (
    <span className={quiet || children === MISSING ? styles.quiet : undefined}>{children}</span>
  );
}

/** At most two lines, the second of them with news if there are; the title has what is cut off. */
export function Name({ row: { name, marks, at } }: { row: ListRow }) {
  const hits = useHits(name);
  const text = (
    <span className={styles.name} data-news={marks.length > 0 || undefined} title={name}>
      <bdi>{markHits(name, hits)}</bdi>
    </span>
  );
  if (marks.length === 0) return text;
  return (
    <span className={styles.named}>
      {text}
      <MarkNews marks={marks} now={at} />
    </span>
  );
}

/** One line; only an id longer than any of ours takes two. */
const oneLine = 16;
/** By their ends such ids differ: so many characters stand on the second line. */
const idEnd = 7;

/**
 * The id, and under it what the rules found of the order. Of a long one the beginning is shortened, the
 * title has it whole.
 */
export function OrderId({ row: { id, errors, warnings } }: { row: ListRow }) {
  const hits = useHits(id);
  const text = (
    <bdi dir="ltr" className={styles.id} title={id}>
      {id.length > oneLine ? (
        <>
          <span className={styles.idStart}>{markHits(id, hits, { to: id.length - idEnd })}</span>
          <span className={styles.idEnd}>{markHits(id, hits, { from: id.length - idEnd })}</span>
        </>
      ) : (
        markHits(id, hits)
      )}
    </bdi>
  );
  if (errors + warnings === 0) return text;
  return (
    <span className={styles.named}>
      {text}
      <CheckCounts errors={errors} warnings={warnings} />
    </span>
  );
}

/** Breaks after the @ and nowhere else; a part that is too long is shortened, the title has it whole. */
export function Email({ children }: { children: string }) {
  const hits = useHits(children);
  const at = children.lastIndexOf('@') + 1;
  if (at === 0) return <Text>{children}</Text>;
  return (
    <bdi dir="ltr" className={styles.email} title={children}>
      <span>{markHits(children, hits, { to: at })}</span>
      <span>{markHits(children, hits, { from: at })}</span>
    </bdi>
  );
}

/** The gap after the code is a margin, so that copied text has none (design section 6). */
export function Telephone({ row: { phone, telephone } }: { row: ListRow }) {
  const searched = useContext(SearchedTextContext);
  if (phone === null) return <span className={styles.telephone}>{telephone}</span>;
  const { code, number } = phone;
  const hits = telephoneHits(code, number, searched);
  const text = `${code}${number}`;
  if (code === '') {
    return <span className={styles.telephone}>{markHits(text, hits)}</span>;
  }
  return (
    <bdi dir="ltr" className={styles.telephone}>
      <span className={styles.code}>+{markHits(text, hits, { to: code.length })}</span>
      {markHits(text, hits, { from: code.length })}
    </bdi>
  );
}

/** The planned day; in a table without the day of arrival also the clock. */
export function Processing({ row: { processDate, clock } }: { row: ListRow }) {
  if (clock === null || clock.arrives === null) return <Text quiet>{processDate}</Text>;
  return (
    <span className={styles.stack}>
      <Text quiet>{processDate}</Text>
      <Clock clock={clock} />
    </span>
  );
}

export function Day({ children }: { children: string }) {
  return <span className={styles.day}>{children}</span>;
}

/** The day of arrival with the clock, or with how long is left (spec, Details). */
export function Arrival({ row: { doa, arrival, clock } }: { row: ListRow }) {
  if (doa === MISSING) return <Text>{doa}</Text>;
  return (
    <span className={styles.stack}>
      <Day>{doa}</Day>
      {clock === null ? (
        <small className={styles.left} data-urgency={arrival.urgency}>
          {arrival.text}
        </small>
      ) : (
        <Clock clock={clock} />
      )}
    </span>
  );
}

/** The clock, and under it the moment at the place to which it counts. */
export function FileBy({ row: { clock } }: { row: ListRow }) {
  if (clock === null) return <Text quiet>{MISSING}</Text>;
  const { fileByAt, arrives } = clock;
  const moment = fileByAt === null ? '' : momentAtPort(fileByAt, clock);
  // The year is in the title of the clock.
  const [day = '', time = '', zone = ''] = moment.split(' ');
  return (
    <span className={styles.stack}>
      <Clock clock={clock} />
      <span className={styles.moment}>
        {arrives === null ? 'No arrival date' : `${day.slice(0, 5)} ${time} `}
        <span className={styles.zone}>{zone}</span>
      </span>
    </span>
  );
}

/** Date and time: one line on wide screens, the time under the date on others. */
export function DateTime({ children }: { children: string }) {
  const [date = '', time] = children.split(' ');
  if (time === undefined) return <Text>{children}</Text>;
  return (
    <span className={styles.dateTime}>
      <span>{date}</span> <span>{time}</span>
    </span>
  );
}

/** Orders in Refunds also say when the money went back; those whose money a bank took lead to their case. */
export function Status({ row, folder }: { row: ListRow; folder: FolderDefinition }) {
  const refunded = folder.name === 'refundOrder' && row.refundDate !== MISSING;
  const leadsToCase = folder.name === 'chargeBack' || folder.name === 'refundOrder';
  // In its own folder an order's mode goes without saying.
  const chip = folder.mixedStatuses
    ? statusChip(row.rawStatus, row.processingMode)
    : { label: row.status, tone: statusTone(row.rawStatus) };
  return (
    <span className={styles.status}>
      <StatusChip tone={chip.tone}>{chip.label}</StatusChip>
      {refunded && (
        <small className={styles.left}>
          <span className={hiding.hidden}>Refund date </span>
          {row.refundDate}
        </small>
      )}
      {leadsToCase && row.disputeId !== null && (
        <Link to={paths.dispute(row.disputeId)} className={styles.case}>
          <span className={hiding.hidden}>Case </span>
          <bdi dir="ltr">{row.disputeId}</bdi>
        </Link>
      )}
    </span>
  );
}

/** By this the focus finds the Delete of an order. */
export const deleteButtonId = (orderId: string): string => `delete-${orderId}`;

type ActionProps = { row: ListRow; onDelete: ((row: ListRow) => void) | undefined };

export function Action({ row, onDelete }: ActionProps) {
  return (
    <span className={styles.action}>
      <ViewButton
        assignedTo={row.assign_to}
        hasLeft={row.assigneeLeft}
        label={`View order ${row.id}`}
        link={(props) => <Link to={paths.viewOrder(row.id)} {...props} />}
      />
      {onDelete && (
        <button
          type="button"
          id={deleteButtonId(row.id)}
          className={styles.delete}
          aria-label={`Delete ${row.id}`}
          title="Delete"
          onClick={() => onDelete(row)}
        >
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </button>
      )}
    </span>
  );
}
