import type { ReactNode } from 'react';
import { groupDigits } from '../../numbers.ts';
import classes from './PageTitle.module.css';

export type PageTitleProps = {
  /** The heading of the page. */
  title: string;
  /** How many there are; nothing stands there while nobody knows. */
  total?: number | undefined;
  /** What the total counts, such as "countries"; left out where the title says it. */
  unit?: string;
  /** Search and buttons, at the end of the line. */
  children?: ReactNode;
  /** Stands above the title, such as a back link. */
  before?: ReactNode;
};

/**
 * The page's only h1 with its total and its actions.
 *
 * Not for: a section of a page (`SectionCard`).
 *
 * Accessibility: a header with a heading of level 1; the back link above it comes first for the Tab
 * key, as for the eye.
 */
export function PageTitle({ title, total, unit, children, before }: PageTitleProps) {
  return (
    <header className={classes.root}>
      {before && <div className={classes.before}>{before}</div>}
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {total !== undefined && (
          <span className={classes.total}>
            {groupDigits(total)}
            {unit && ` ${unit}`}
          </span>
        )}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </header>
  );
}
