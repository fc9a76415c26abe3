import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './CrashPage.module.css';

export type CrashPageProps = {
  /** What happened, in a few words. */
  title: string;
  /** What to do now, in one sentence. */
  sentence: string;
  /** The way on: a button or a link. */
  action: ReactNode;
};

/**
 * The last resort, centred: a title, one plain sentence, one way out.
 *
 * Not for: a part of a page that failed while the rest stands (`InlineError`).
 *
 * Accessibility: it is the page's `main` with its only heading of level 1; the icon is decoration.
 */
export function CrashPage({ title, sentence, action }: CrashPageProps) {
  return (
    <main className={classes.root}>
      <div className={classes.block}>
        <IconAlertTriangle size={32} stroke={1.5} className={classes.icon} aria-hidden />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.sentence}>{sentence}</p>
        <div className={classes.action}>{action}</div>
      </div>
    </main>
  );
}
