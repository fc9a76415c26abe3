import styles from './MailFrame.module.css';

type Props = { subject: string; html: string };

/**
 * A mail as its reader sees it. No scripts, no forms, no way out: a mail holds what strangers
 * typed. Its links ask for a new tab, which the sandbox refuses, so a press keeps the mail there.
 */
export function MailFrame({ subject, html }: Props) {
  return (
    <div className={styles.frame}>
      <iframe
        className={styles.page}
        title={subject}
        sandbox=""
        srcDoc={html.replaceAll('<a ', '<a target="_blank" ')}
      />
    </div>
  );
}
