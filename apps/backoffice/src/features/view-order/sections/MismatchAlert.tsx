import { Button, Spinner } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import { Textarea } from '@pabean/ui/Textarea';
import { IconSend } from '@tabler/icons-react';
import { useRef } from 'react';
import attention from '../attention.module.css';
import styles from './MismatchAlert.module.css';
import type { UploadForm } from './useUploadForm.ts';

/** The document has no name of the order: says which were looked for, and asks for a reason. */
export function MismatchAlert(upload: UploadForm) {
  const { mismatch } = upload;
  return (
    <div className={attention.alert}>
      <p role="alert" className={attention.message} dir="auto">
        {mismatch}
      </p>
      {mismatch !== null && <Reason {...upload} />}
    </div>
  );
}

function Reason({ form, sendAnyway }: UploadForm) {
  const remark = useRef<HTMLTextAreaElement>(null);
  const button = useFocusInPlace<HTMLButtonElement>();
  async function send() {
    // What was wrong with it, if anything, stands below it by then.
    if (!(await sendAnyway())) remark.current?.focus();
  }
  return (
    <>
      <Textarea
        {...form.field('mismatchRemark')}
        ref={remark}
        className={styles.remark}
        label="Why it is the right document"
        rows={2}
        dir="auto"
      />
      <Button
        ref={button}
        variant="default"
        leftSection={form.pending ? <Spinner /> : <IconSend size={16} aria-hidden />}
        aria-disabled={form.pending || undefined}
        onClick={() => void send()}
      >
        Send anyway
      </Button>
    </>
  );
}
