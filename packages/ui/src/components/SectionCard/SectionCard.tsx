import type { ReactNode } from 'react';
import classes from './SectionCard.module.css';

export type SectionCardProps = {
  /** The heading of the card. */
  title: string;
  /** The anchor that a section nav jumps to; the title gets `<id>-title`. */
  id: string;
  /** How many there are, behind the heading. */
  count?: number | string | undefined;
  /** Buttons at the end of the head. */
  actions?: ReactNode;
  /** What the card holds. */
  children: ReactNode;
  /** A tinted strip at the foot, such as a small form. */
  footer?: ReactNode;
  /** `none` for tables that reach the edges. */
  padding?: 'none' | 'normal' | undefined;
};

/**
 * A titled card; its heading names the region for screen readers.
 *
 * Not for: the page itself (`PageTitle`), or a box without a title.
 *
 * States: none of its own; what it holds says whether it is loading or has failed.
 *
 * Accessibility: a region named by its heading of level 2, and the target of links to `id`.
 */
export function SectionCard(props: SectionCardProps) {
  const { title, id, count, actions, children, footer, padding = 'normal' } = props;
  const titleId = `${id}-title`;
  return (
    <section id={id} className={classes.root} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {count !== undefined && <span className={classes.count}>{count}</span>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      <div className={classes.body} data-padding={padding}>
        {children}
      </div>
      {footer && <footer className={classes.foot}>{footer}</footer>}
    </section>
  );
}
