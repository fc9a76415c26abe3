import type { Cockpit } from '@pabean/api-client/contract';
import { IconListSearch } from '@tabler/icons-react';
import { Fragment } from 'react';
import { BehindLink } from './BehindLink.tsx';
import styles from './LackedBanner.module.css';

/** What lost cases lacked, so that it is there the next time. */
export function LackedBanner({ cockpit }: { cockpit: Cockpit }) {
  const { cases, what } = cockpit.lacked;
  return (
    <section className={styles.banner} aria-label="What lost cases lacked">
      <IconListSearch size={20} aria-hidden />
      <p className={styles.words}>
        <b>What lost cases lacked, last 90 days:</b>{' '}
        {cases === 0
          ? 'nothing recorded.'
          : what.map(({ key, name, count }, index) => (
              <Fragment key={key}>
                {index > 0 && ', '}
                <span dir="auto">{name}</span>{' '}
                <BehindLink behind={{ measure: 'lacked', what: key }} name={name}>
                  {count}
                </BehindLink>
              </Fragment>
            ))}
      </p>
      {cases > 0 && (
        <BehindLink behind={{ measure: 'lacked' }} name="Lost cases" className={styles.all}>
          Show the {cases}
        </BehindLink>
      )}
    </section>
  );
}
