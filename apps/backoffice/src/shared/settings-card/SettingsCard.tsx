import { type ReactNode, useEffect, useId } from 'react';
import { setPageTitle } from '../page-title.ts';
import styles from './SettingsCard.module.css';

/** A small settings screen: one card with the page's title and one form (design section 7). */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  useEffect(() => setPageTitle(title), [title]);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h1 id={id} className={styles.title}>
        {title}
      </h1>
      {children}
    </section>
  );
}
