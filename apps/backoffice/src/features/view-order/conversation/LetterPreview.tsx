import { InlineError } from '@pabean/ui/InlineError';
import { MailFrame } from '@pabean/ui/MailFrame';
import { Skeletons } from '@pabean/ui/Skeletons';
import styles from './LetterPreview.module.css';
import type { useQuestionLetter } from './useQuestionLetter.ts';

type Props = { letter: ReturnType<typeof useQuestionLetter> };

/** The letter beside the question, as its reader will see it. */
export function LetterPreview({ letter: { data, failure, reload } }: Props) {
  return (
    <section className={styles.preview} aria-label="The e-mail">
      <p className={styles.head}>
        <span>The e-mail</span> <Recipient recipient={data?.recipient} />
      </p>
      {failure && (
        <InlineError title="The preview could not be loaded." onRetry={reload}>
          {failure.message}
        </InlineError>
      )}
      {data && <MailFrame subject={data.subject} html={data.html} />}
      {!data && !failure && <Skeletons rows={8} height={16} label="Loading the preview" />}
    </section>
  );
}

function Recipient({ recipient }: { recipient: string | undefined }) {
  if (recipient === undefined) return null;
  if (recipient === '')
    return <strong>This order has no e-mail address, so no e-mail is sent.</strong>;
  return (
    <span>
      to <bdi dir="ltr">{recipient}</bdi>
    </span>
  );
}
