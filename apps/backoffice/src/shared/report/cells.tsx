import { groupDigits } from '@pabean/ui/numbers';
import styles from './cells.module.css';

export function PlaceCell({ children }: { children: number }) {
  return <span className={styles.place}>{children}</span>;
}

export function NameCell({ children }: { children: string }) {
  return <bdi>{children}</bdi>;
}

/** All orders of a row, with a bar against the largest count; the bar is decoration. */
export function CountCell({ children, most }: { children: number; most: number }) {
  return (
    <span className={styles.count}>
      <span className={styles.track} aria-hidden>
        <span
          className={styles.bar}
          style={{ inlineSize: `${most === 0 ? 0 : (children / most) * 100}%` }}
        />
      </span>
      <span className={styles.number}>{groupDigits(children)}</span>
    </span>
  );
}

/** A count; on a phone's card, where there is no head, it brings its label. */
export function Labelled({ label, children }: { label: string; children: number }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      {groupDigits(children)}
    </>
  );
}
