import type { SyntheticEvent } from 'react';
import { sand } from '../../theme/palettes.ts';
import classes from './MailFrame.module.css';

export type MailFrameProps = {
  /** The subject of the mail, which names the frame. */
  subject: string;
  /** The mail as it was sent; nothing in it runs. */
  html: string;
};

/** Keys pressed in the mail stay in its document: Escape is said again where a dialog hears it. */
function hearEscape({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  frame.contentDocument?.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Escape' || isComposing) return;
    frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

/**
 * A mail as its reader sees it. No scripts, no forms, no way out: a mail holds what strangers
 * typed. Its links ask for a new tab, which the sandbox refuses, so a press keeps the mail there.
 * Of this page's origin it is only to be heard (`hearEscape`): without scripts it can do nothing
 * with that.
 *
 * Not for: documents or pages of our own.
 *
 * States: the mail comes with it; `Skeletons` stand in its place before.
 *
 * Accessibility: a frame named by the mail's subject; Escape pressed inside it still closes the
 * dialog around it.
 */
export function MailFrame({ subject, html }: MailFrameProps) {
  return (
    <div className={classes.frame} style={{ background: sand[0] }}>
      <iframe
        className={classes.page}
        title={subject}
        sandbox="allow-same-origin"
        srcDoc={html.replaceAll('<a ', '<a target="_blank" ')}
        onLoad={hearEscape}
      />
    </div>
  );
}
