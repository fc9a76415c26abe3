import { type ReactNode, useRef } from 'react';
import { groupDigits } from '../../numbers.ts';
import classes from './TableToolbar.module.css';

export type TableToolbarProps = {
  /** How many rows are selected; from 1 on the bar is teal and says so. */
  selectedCount: number;
  /** Takes the selection back. */
  onClear: () => void;
  /** What stands here while nothing is selected: "Showing 1-10 of 128". */
  summary: ReactNode;
  /** What came meanwhile, beside the summary; nothing of it while rows are selected. */
  news?: ReactNode;
  /** How far a change of the selected rows is; it takes the place of their number. */
  busy?: ReactNode;
  /** Why the buttons do nothing with what is selected, in words that a finger can read too. */
  note?: ReactNode;
  /** Buttons at the end, such as `BulkButton`s. */
  actions: ReactNode;
};

/**
 * The bar above the head. It turns teal while rows are selected; the buttons keep their place.
 *
 * Not for: actions of the whole page (`PageTitle`).
 *
 * Accessibility: how many are selected is a status, said aloud when it changes, and so is the news;
 * Clear is a button, and leaves the focus to the summary.
 */
export function TableToolbar(props: TableToolbarProps) {
  const { selectedCount, onClear, summary, news, busy, note, actions } = props;
  const selecting = selectedCount > 0;
  const status = useRef<HTMLSpanElement>(null);
  return (
    <div className={classes.root} data-selecting={selecting || undefined}>
      <div className={classes.text}>
        <span role="status" ref={status} tabIndex={-1} className={classes.status}>
          {selecting ? (
            <strong>{busy ?? `${groupDigits(selectedCount)} selected`}</strong>
          ) : (
            summary
          )}
        </span>
        {!selecting && news !== undefined && <span role="status">{news}</span>}
        {selecting && note && (
          <span role="note" className={classes.note}>
            {note}
          </span>
        )}
        {selecting && (
          <button
            type="button"
            className={classes.clear}
            onClick={() => {
              // The button goes with the selection.
              status.current?.focus({ preventScroll: true });
              onClear();
            }}
          >
            Clear
          </button>
        )}
      </div>
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}
