import { type ClipboardEvent, useState } from 'react';
import styles from './EditorForm.module.css';
import { FieldInput, type FieldInputProps } from './FieldInput.tsx';
import { isMachineLine, readMachineLine } from './machine-line.ts';

const fits = 'The check digits fit.';
const misfit = 'The check digits do not fit. Please compare with the passport.';
const unread = 'This is not the machine-readable line of a passport.';

/** A passport number, or the machine-readable line that it is read from and checked by. */
export function PassportNumberInput(props: FieldInputProps) {
  const [note, setNote] = useState('');
  async function read(text: string): Promise<void> {
    // A reader that cannot be loaded leaves what was pasted.
    const line = await readMachineLine(text).catch(() => null);
    props.onText(line === null ? text.trim() : line.number);
    if (line === null) setNote(unread);
    else setNote(line.fits ? fits : misfit);
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
