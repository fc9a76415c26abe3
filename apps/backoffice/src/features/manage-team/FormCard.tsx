import type { ReactNode } from 'react';
import styles from './ManageTeam.module.css';

/** The card at the start; it keeps its place while the list at the end scrolls. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.formCard} aria-labelledby="team-form-title">
      <h2 id="team-form-title" className={styles.formTitle}>
        <bdi>{title}</bdi>
      </h2>
      {children}
    </section>
  );
}
