import styles from './Ltr.module.css';

/**
 * A date, id or address in a table: it keeps its direction in every script (design section 9).
 * Short ones stay on one line, so that a narrow table scrolls instead of breaking dates.
 */
export function Ltr({ children, wrap = false }: { children: string; wrap?: boolean }) {
  return (
    <bdi dir="ltr" className={wrap ? undefined : styles.whole}>
      {children}
    </bdi>
  );
}
