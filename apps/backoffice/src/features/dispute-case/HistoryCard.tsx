import type { DisputeCase } from '@pabean/api-client/contract';
import { disputeSentence, formatDateMinutes } from '@pabean/domain';
import { SectionCard } from '@pabean/ui/SectionCard';
import styles from './HistoryCard.module.css';

/** What happened to the case, newest first. */
export function HistoryCard({ history }: { history: DisputeCase['history'] }) {
  const newestFirst = history.toSorted((one, other) => other.id - one.id);
  return (
    <SectionCard title="History" id="history" count={history.length}>
      {history.length === 0 ? (
        <p className={styles.empty}>Nothing has happened yet.</p>
      ) : (
        <ol className={styles.rows}>
          {newestFirst.map((event) => (
            <li key={event.id} className={styles.row}>
              <time dateTime={event.at} dir="ltr" className={styles.time}>
                {formatDateMinutes(event.at)}
              </time>
              <bdi className={styles.words}>{disputeSentence(event)}</bdi>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
}
