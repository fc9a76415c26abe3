import type { DefenceGap } from '@pabean/api-client/contract';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import styles from './Gaps.module.css';

/** The section of View Order where each kind of gap is filled in or looked at. */
const places: Record<DefenceGap['place'], { section: string; link: string } | null> = {
  transaction: { section: 'dispute', link: 'Enter Transaction Details' },
  upload: { section: 'upload', link: 'Upload Document' },
  emails: { section: 'emails', link: 'Email History' },
  downloads: { section: 'downloads', link: 'Download History' },
  none: null,
};

type Props = { orderId: string; gaps: readonly DefenceGap[] };

/** What the bank would miss in this pack, before it is printed. */
export function Gaps({ orderId, gaps }: Props) {
  if (gaps.length === 0) {
    return (
      <p className={styles.whole}>
        <IconCircleCheck size={18} aria-hidden />
        Nothing is missing in this pack.
      </p>
    );
  }
  return (
    <section className={styles.panel} aria-labelledby="gaps-title">
      <h2 id="gaps-title" className={styles.title}>
        Missing or weak in this pack
      </h2>
      <ul className={styles.list}>
        {gaps.map(({ kind, words, place }) => {
          const target = places[place];
          return (
            <li key={words} className={styles.gap} data-kind={kind}>
              {kind === 'missing' ? (
                <IconCircleX size={18} aria-hidden />
              ) : (
                <IconAlertTriangle size={18} aria-hidden />
              )}
              <span>
                <strong>{kind === 'missing' ? 'Missing' : 'Weak'}:</strong> {words}{' '}
                {target && (
                  <Link to={`${paths.viewOrder(orderId)}#${target.section}`}>{target.link}</Link>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
