import { Textarea, type TextareaProps } from '@pabean/ui/Textarea';
import type { KeyboardEvent } from 'react';
import styles from './UploadDocument.module.css';

type Props = { label: string; value: string; onText?: (text: string) => void } & Pick<
  TextareaProps,
  'id' | 'name' | 'error' | 'inputMode'
>;

/**
 * A line of text that is never cut: where it is too long it goes on below. It decides to whom a
 * document is sent, so all of it must be in sight. Without `onText` it cannot be changed.
 */
export function WholeLine({ label, value, onText, ...field }: Props) {
  return (
    <Textarea
      {...field}
      label={label}
      value={value}
      readOnly={onText === undefined}
      onChange={(event) => onText?.(event.currentTarget.value.replace(/[\r\n]+/g, ''))}
      onKeyDown={sendOnEnter}
      className={styles.line}
      rows={1}
      // Drawn unseen behind the field, so that it is as high as its text.
      wrapperProps={{ 'data-text': value }}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
    />
  );
}

/** As in every field of one line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
