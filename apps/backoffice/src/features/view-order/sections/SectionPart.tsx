import { FactGrid } from '@pabean/ui/FactGrid';
import type { ReactNode } from 'react';
import styles from './SectionPart.module.css';

type SectionPartProps = {
  /** Title of the section that it is a part of. */
  of: string;
  title: string;
  /** Its facts. */
  children: ReactNode;
};

/** Facts that belong together, below a title of their own and beside it where there is room. */
export function SectionPart({ of, title, children }: SectionPartProps) {
  return (
    <section className={styles.part} aria-label={`${of}, ${title}`}>
      <h3 className={styles.title}>{title}</h3>
      <FactGrid>{children}</FactGrid>
    </section>
  );
}
