import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { bytesText } from '../bytes.ts';
import { FileIcon, StopIcon } from '../icons.tsx';
import styles from './Conversation.module.css';
import { ClipIcon } from './icons.tsx';
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
  /** The form's own button, which stands in one row with the one that opens the files. */
  beside?: ReactNode;
  /** Stands above that row. */
  children?: ReactNode;
};

/** What takes the focus: the button that takes the file away, or the last that opens the files. */
const fileControl = '[data-removes], label:last-child input';

const accepted = 'application/pdf,image/jpeg,image/png,image/webp';

/** One file: chosen or photographed, named, and taken away again. */
export function FileField({
  file,
  onFile,
  words,
  withPhoto = false,
  error,
  beside,
  children,
}: Props) {
  const { t } = useLanguage();
  const { errorId, said, wrong } = useFieldError(error);
  const box = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  // What had the focus is gone with the press: whoever does not see goes on from what stands there now.
  useEffect(() => {
    const isLost = isMoved.current && document.activeElement === document.body;
    isMoved.current = false;
    if (isLost) box.current?.querySelector<HTMLElement>(fileControl)?.focus();
  });
  const move = (next: File | null) => {
    isMoved.current = true;
    onFile(next);
  };
  const choosers = file === null && (
    <>
      {withPhoto && <Chooser words={t('ask.photo')} onFile={move} wrong={wrong} camera />}
      <Chooser words={words} onFile={move} wrong={wrong} isSecond={beside !== undefined} />
    </>
  );
  const chosen = file && <Chosen file={file} errorId={errorId} onRemove={() => move(null)} />;
  if (beside === undefined) {
    return (
      <div ref={box} className={styles.fileField}>
        {said}
        {chosen ?? <div className={styles.choices}>{choosers}</div>}
      </div>
    );
  }
  return (
    <div ref={box} className={styles.sendRow}>
      {(said || chosen) && (
        <div className={styles.fileField}>
          {said}
          {chosen}
        </div>
      )}
      {children}
      <div className={styles.choices}>
        {beside}
        {choosers}
      </div>
    </div>
  );
}
type ChosenProps = { file: File; errorId: string | undefined; onRemove: () => void };

function Chosen({ file, errorId, onRemove }: ChosenProps) {
  const { t, tag } = useLanguage();
  return (
    <div className={styles.file}>
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
        data-removes
        onClick={onRemove}
      >
        <StopIcon size={20} />
      </button>
    </div>
  );
}

type ChooserProps = {
  words: string;
  onFile: (file: File | null) => void;
  /** What it says of itself while it is wrong. */
  wrong: object;
  camera?: boolean;
  /** The form's own button stands before it, and is the first. */
  isSecond?: boolean;
};

function Chooser({ words, onFile, wrong, camera, isSecond }: ChooserProps) {
  const id = useId();
  return (
    <label className={styles.chooser} data-second={isSecond || undefined} htmlFor={id}>
      <input
        id={id}
        type="file"
        className={styles.hidden}
        {...wrong}
        accept={camera ? 'image/*' : accepted}
        {...(camera && { capture: 'environment' })}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0] ?? null);
          // A browser tells nothing of a file that is there already: one that was refused could not come again.
          currentTarget.value = '';
        }}
      />
      {isSecond && <ClipIcon size={20} />}
      {words}
    </label>
  );
}
