import { type ClipboardEvent, useState } from 'react';
import styles from './EditorForm.module.css';
import { FieldInput, type FieldInputProps } from './FieldInput.tsx';
import { isMachineLine, readMachineLine } from './machine-line.ts';

const fits = 'The check digits fit.';
const misfit = 'The check digits do not fit. Please compare with the passport.';
const noReader = 'This line could not be read now. Please reload the page and paste it again.';
const unread = 'This is not the machine-readable line of a passport.';

/** A passport number, or the machine-readable line that it is read from and checked by. */
export function PassportNumberInput(props: FieldInputProps) {
  const [note, setNote] = useState('');
  async function read(text: string): Promise<void> {
    const line = await readMachineLine(text).catch(() => null);
    // What cannot be read stays as it was pasted.
    if (line === null || line === 'no reader') {
      props.onText(text.trim());
      setNote(line === null ? unread : noReader);
    } else {
      props.onText(line.number);
      setNote(line.fits ? fits : misfit);
    }
  }
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    setNote('');
    if (!isMachineLine(text)) return;
    event.preventDefault();
    void read(text);
  }
  return (
    <div>
      <FieldInput {...props} onPaste={onPaste} />
      <p role="status" className={styles.hint}>
        {note || 'The machine-readable line can be pasted here.'}
      </p>
    </div>
  );
}
