import { IconFile, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { ErrorText } from '../ErrorText/ErrorText.tsx';
import { accepts, fileSize } from './accepts.ts';
import classes from './FileDrop.module.css';

export type FileDropProps = {
  /** The chosen file; null while there is none. */
  value: File | null;
  /** Another file is chosen or dropped, or taken away. */
  onChange: (file: File | null) => void;
  /** As on an input: ".pdf,image/*". */
  accept: string;
  /** What fits, in words: "PDF or image". */
  hint: string;
  /** The name of the field. */
  label: string;
  /** What is wrong with the file. */
  error?: string | undefined;
  /** For a label or an error that stands elsewhere. */
  id?: string | undefined;
  /** The name of the field in its form. */
  name?: string | undefined;
  /** With a file chosen, Enter sends the form around it; Space chooses another. */
  enterSends?: boolean | undefined;
};

/**
 * One file, by click, by keyboard or by drop. Closing the picker keeps the file chosen before.
 *
 * Not for: several files, or showing one that is uploaded already.
 *
 * States: never disabled and never loading; a form that is on its way says so on its button, and
 * keeps the file.
 *
 * Accessibility: a native file input named by `label`; Enter or Space opens the picker; with
 * `enterSends` Enter sends what was chosen. Hint and error are its description; a file that does not
 * fit is an alert. A dropped file and a removed one give it the focus.
 */
export function FileDrop(props: FileDropProps) {
  const { value, onChange, accept, hint, label, name, enterSends } = props;
  const fallbackId = useId();
  const id = props.id ?? fallbackId;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const error = refused ?? props.error;

  function take(file: File | undefined) {
    if (!file) return;
    if (!accepts(accept, file)) {
      setRefused(`${file.name} does not fit. Choose a file of this kind: ${hint}.`);
      return;
    }
    setRefused(null);
    onChange(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
    input.current?.focus();
  }

  function send(event: KeyboardEvent<HTMLInputElement>) {
    if (!enterSends || event.key !== 'Enter' || value === null) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function clear() {
    setRefused(null);
    onChange(null);
    input.current?.focus();
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside is the control */}
      <div
        className={classes.area}
        data-over={over || undefined}
        data-error={error !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          className={classes.input}
          accept={accept}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
          onKeyDown={send}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // The same file can be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
        <label htmlFor={id} className={classes.label}>
          {value ? <IconFile size={20} aria-hidden /> : <IconUpload size={20} aria-hidden />}
          <span className={classes.words}>
            {value ? (
              <bdi className={classes.file}>{value.name}</bdi>
            ) : (
              <span>
                <strong className={classes.choose}>Choose a file</strong> or drop it here
              </span>
            )}
            <span id={`${id}-hint`} className={classes.hint}>
              {value ? fileSize(value.size) : hint}
            </span>
          </span>
        </label>
        {value && (
          <button
            type="button"
            className={classes.clear}
            aria-label={`Remove ${value.name}`}
            onClick={clear}
          >
            <IconX size={16} aria-hidden />
          </button>
        )}
      </div>
      {error !== undefined && (
        // A file that does not fit is refused where the focus is already: nothing would read the words.
        <div role={refused === null ? undefined : 'alert'}>
          <ErrorText id={`${id}-error`}>{error}</ErrorText>
        </div>
      )}
    </div>
  );
}
