import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { bytesText } from '../bytes.ts';
import { FileIcon, StopIcon } from '../icons.tsx';
import styles from './Conversation.module.css';
import { useFieldError } from './useFieldError.tsx';

type Props = {
  file: File | null;
  onFile: (file: File | null) => void;
  /** What stands on the button that opens the files. */
  words: string;
  /** Offers the camera as well. */
  withPhoto?: boolean;
  /** Why the file was refused. */
  error?: ReactNode;
};

const accepted = 'application/pdf,image/jpeg,image/png,image/webp';

/** One file: chosen or photographed, named, and taken away again. */
export function FileField({ file, onFile, words, withPhoto = false, error }: Props) {
  const { t, tag } = useLanguage();
  const { errorId, said, wrong } = useFieldError(error);
  const box = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  // What had the focus is gone with the press: whoever does not see goes on from what stands there now.
  useEffect(() => {
    const isLost = isMoved.current && document.activeElement === document.body;
    isMoved.current = false;
    if (isLost) box.current?.querySelector<HTMLElement>('button, label:last-child input')?.focus();
  });
  const move = (next: File | null) => {
    isMoved.current = true;
    onFile(next);
  };
  if (file !== null) {
    return (
      <div className={styles.fileField}>
        {said}
        <div ref={box} className={styles.file}>
          <FileIcon size={22} />
          <span className={styles.fileName}>
            <bdi dir="ltr">{file.name}</bdi> <bdi>{bytesText(file.size, tag)}</bdi>
          </span>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('write.remove')}
            aria-describedby={errorId}
            data-wrong={errorId && true}
            onClick={() => move(null)}
          >
            <StopIcon size={20} />
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.fileField}>
      {said}
      <div ref={box} className={styles.choices}>
        {withPhoto && <Chooser words={t('ask.photo')} onFile={move} wrong={wrong} camera />}
        <Chooser words={words} onFile={move} wrong={wrong} />
      </div>
    </div>
  );
}

type ChooserProps = {
  words: string;
  onFile: (file: File | null) => void;
  /** What it says of itself while it is wrong. */
  wrong: object;
  camera?: boolean;
};

function Chooser({ words, onFile, wrong, camera }: ChooserProps) {
  const id = useId();
  return (
    <label className={styles.chooser} htmlFor={id}>
      <input
        id={id}
        type="file"
        className={styles.hidden}
        {...wrong}
        accept={camera ? 'image/*' : accepted}
        {...(camera && { capture: 'environment' })}
        onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
      />
      {words}
    </label>
  );
}
