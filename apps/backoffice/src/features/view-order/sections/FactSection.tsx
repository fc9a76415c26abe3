import { FactGrid } from '@pabean/ui/FactGrid';
import { type ReactNode, useId } from 'react';
import styles from './OrderFacts.module.css';

/** One row of the facts card: a title and its facts in three columns. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <FactGrid>{children}</FactGrid>
    </section>
  );
}
