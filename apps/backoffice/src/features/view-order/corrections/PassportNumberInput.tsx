import { type ClipboardEvent, useState } from 'react';
import { useOnScreen } from '../../../shared/useOnScreen.ts';
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
  const onScreen = useOnScreen(props);
  async function read(pasted: string): Promise<void> {
    // It stands there until it is read, and stays where it cannot be: a number from before is never saved in its place.
    props.onText(pasted);
    const line = await readMachineLine(pasted).catch(() => null);
    if (onScreen.current?.value !== pasted) return;
    if (line === null || line === 'no reader') {
      setNote(line === null ? unread : noReader);
    } else {
      onScreen.current.onText(line.number);
      setNote(line.fits ? fits : misfit);
    }
  }
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    setNote('');
    if (!isMachineLine(text)) return;
    event.preventDefault();
    void read(text.trim());
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
