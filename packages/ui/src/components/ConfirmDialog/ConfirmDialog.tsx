import type { ReactNode } from 'react';
import { AppModal } from '../AppModal/AppModal.tsx';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Button/Spinner.tsx';
import classes from './ConfirmDialog.module.css';

export type ConfirmDialogProps = {
  /** Whether it is on the page. */
  opened: boolean;
  /** The specification's sentence, word for word. */
  title: string;
  /** What it is about: names the orders. */
  line?: string | undefined;
  /** What should be known before the answer, below the line. */
  children?: ReactNode;
  /** `danger`: the Yes is red. */
  tone: 'danger' | 'default';
  /** The person agrees. */
  onYes: () => void;
  /** No, Esc or the backdrop. */
  onNo: () => void;
  /** What was agreed to is under way: Yes shows it and nothing can be pressed. */
  pending?: boolean | undefined;
};

/**
 * A question with No and Yes. Focus starts on No, and Esc means No.
 *
 * Not for: a form or a message (`AppModal`).
 *
 * Accessibility: a modal dialog named by its question. Enter right after it opened never deletes;
 * while pending, Yes stays focusable and does nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, line, children, tone, onYes, onNo, pending = false } = props;
  return (
    <AppModal
      opened={opened}
      onClose={onNo}
      title={title}
      size={420}
      withCloseButton={false}
      footer={
        <>
          <Button
            variant="default"
            size="md"
            className={classes.answer}
            data-autofocus
            onClick={onNo}
          >
            No
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'filled'}
            size="md"
            className={classes.answer}
            leftSection={pending ? <Spinner /> : undefined}
            aria-disabled={pending || undefined}
            onClick={() => !pending && onYes()}
          >
            Yes
          </Button>
        </>
      }
    >
      {line && <p className={classes.line}>{line}</p>}
      {children}
    </AppModal>
  );
}
