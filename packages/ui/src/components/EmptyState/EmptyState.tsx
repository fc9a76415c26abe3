import { IconInbox } from '@tabler/icons-react';
import type { IconComponent } from '../../theme/tones.ts';
import classes from './EmptyState.module.css';

export type EmptyStateProps = {
  /** An icon above the title. */
  icon?: IconComponent | undefined;
  /** What is not there, in a few words. */
  title: string;
  /** What to do about it. */
  line?: string | undefined;
};

/**
 * Nothing to show, said calmly.
 *
 * Not for: something that failed (`InlineError`), or rows on their way (`Skeletons`).
 *
 * Accessibility: plain text; the icon is decoration.
 */
export function EmptyState({ icon: Icon = IconInbox, title, line }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <Icon size={28} stroke={1.5} aria-hidden />
      <p className={classes.title}>{title}</p>
      {line && <p className={classes.line}>{line}</p>}
    </div>
  );
}
