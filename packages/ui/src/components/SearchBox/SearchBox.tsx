import { IconSearch, IconX } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Spinner } from '../Button/Spinner.tsx';
import classes from './SearchBox.module.css';

export type SearchBoxProps = {
  /** The text in the box. */
  value: string;
  /** Every change of the text; the caller waits before it asks. */
  onChange: (value: string) => void;
  /** The cross or Esc; ask for everything again. */
  onClear: () => void;
  /** A request is under way: the spinner takes the magnifier's place. */
  busy: boolean;
  /** The name of the box, for screen readers. */
  label: string;
  /** A sample of what can be searched for. */
  placeholder?: string | undefined;
  /** What it finds, in words: a tooltip, and read out with the name. */
  help?: string | undefined;
  /** The key that jumps here, shown while the box is empty. */
  hint?: '/' | undefined;
  /** The input, for the "/" key. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * Reports every keystroke; waiting for the typist to pause is the caller's part.
 *
 * Not for: a field of a form (`TextInput`).
 *
 * States: `busy` is its loading; never disabled, a word may be finished while the first letters are
 * being looked for.
 *
 * Accessibility: a search landmark with a named box. Escape clears it first and leaves it to others
 * when it is empty, and the cross leaves the cursor in the box; `hint` shows the key that the app listens to.
 */
export function SearchBox(props: SearchBoxProps) {
  const { value, onChange, onClear, busy, label, placeholder, help, hint, ref } = props;
  return (
    <search className={classes.root}>
      <span className={classes.icon}>
        {busy ? <Spinner size={16} /> : <IconSearch size={16} aria-hidden />}
      </span>
      <input
        ref={ref}
        type="search"
        className={classes.input}
        value={value}
        aria-label={label}
        title={help}
        aria-description={help}
        aria-busy={busy}
        aria-keyshortcuts={hint}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            event.stopPropagation();
            onClear();
          }
        }}
      />
      {value !== '' ? (
        <button
          type="button"
          className={classes.clear}
          aria-label="Clear search"
          onClick={({ currentTarget }) => {
            // The button goes with the text; the next word is typed into the box.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onClear();
          }}
        >
          <IconX size={16} aria-hidden />
        </button>
      ) : (
        hint && (
          <kbd className={classes.hint} aria-hidden>
            {hint}
          </kbd>
        )
      )}
    </search>
  );
}
