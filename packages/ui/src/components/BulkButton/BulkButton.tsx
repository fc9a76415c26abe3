import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Button/Spinner.tsx';
import classes from './BulkButton.module.css';

export type BulkButtonProps = {
  /** Why it does nothing now, such as "Select orders first". */
  disabledReason?: string | undefined;
  /** Acts on the selected rows. */
  onClick: () => void;
  /** It works: a spinner takes the place of the icon. */
  loading?: boolean | undefined;
  /** How it looks; `danger` for what removes. */
  tone?: 'default' | 'danger' | 'primary' | undefined;
  /** An icon of 16 px before the label. */
  icon?: ReactNode;
  /** The label; it begins with a verb. */
  children: ReactNode;
};

const variants = { default: 'default', danger: 'danger-line', primary: 'filled' } as const;

/**
 * A toolbar button that never moves: it stays focusable when muted and says why it is.
 *
 * Not for: a button that acts on no selection (`Button`).
 *
 * Accessibility: muted is `aria-disabled` with its reason as description and tooltip, so that the
 * Tab key still reaches it; pressing then does nothing.
 */
export function BulkButton(props: BulkButtonProps) {
  const { disabledReason, onClick, loading = false, tone = 'default', icon, children } = props;
  const reasonId = useId();
  const muted = disabledReason !== undefined;
  return (
    <Tooltip label={disabledReason} disabled={!muted}>
      <span className={classes.holder}>
        <Button
          variant={muted ? 'default' : variants[tone]}
          className={classes.root}
          leftSection={loading ? <Spinner /> : icon}
          aria-disabled={muted || loading || undefined}
          aria-busy={loading || undefined}
          aria-describedby={muted ? reasonId : undefined}
          data-muted={muted || undefined}
          onClick={() => !muted && !loading && onClick()}
        >
          {children}
        </Button>
        {muted && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </span>
    </Tooltip>
  );
}
