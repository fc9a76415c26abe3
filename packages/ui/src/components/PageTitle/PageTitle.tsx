import type { ReactNode } from 'react';
import { groupDigits } from '../../numbers.ts';
import classes from './PageTitle.module.css';

export type PageTitleProps = {
  /** The heading of the page. */
  title: string;
  /** By this id the heading takes the focus, where what held it may go. */
  titleId?: string;
  /** How many there are; undefined until the number is known. */
  total?: number | undefined;
  /** There are more than the total: it was counted so far only. */
  more?: boolean;
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
 * States: `total` is undefined until it is known, and has its place from the start.
 *
 * Accessibility: a header with a heading of level 1; the back link above it comes first for the Tab
 * key, as for the eye.
 */
export function PageTitle(props: PageTitleProps) {
  const { title, titleId, total, more = false, unit, children, before } = props;
  return (
    <header className={classes.root}>
      {before && <div className={classes.before}>{before}</div>}
      <div className={classes.words}>
        <h1
          id={titleId}
          tabIndex={titleId === undefined ? undefined : -1}
          className={classes.title}
        >
          {title}
        </h1>
        {/* There before the number is, so that its arrival moves nothing. */}
        {'total' in props && (
          <span className={classes.total}>
            {total !== undefined && groupDigits(total)}
            {total !== undefined && more && '+'}
            {total !== undefined && unit && ` ${unit}`}
          </span>
        )}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </header>
  );
}
