import { IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEventHandler } from 'react';
import { Spinner } from '../Button/Spinner.tsx';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import classes from './CommandPalette.module.css';

type FieldProps = {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  busy: boolean;
  /** The list below, where it has options. */
  listId: string | undefined;
  /** The option that Enter takes. */
  optionId: string | undefined;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
  onClose: () => void;
};

/** At once and not by the dialog, which waits a moment: the first letters would go to the page. */
const focusNow = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

/** The line that is typed into. */
export function PaletteField(props: FieldProps) {
  const { label, query, onQuery, busy, listId, optionId, onKeyDown, onClose } = props;
  return (
    <div className={classes.field}>
      <span className={classes.magnifier}>
        {busy ? <Spinner size={18} /> : <IconSearch size={18} aria-hidden />}
      </span>
      <input
        ref={focusNow}
        type="text"
        role="combobox"
        className={classes.input}
        value={query}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={optionId}
        aria-busy={busy}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        data-autofocus
        onChange={({ currentTarget }) => onQuery(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
        <span className={classes.keys}>
          <KeyHint keys={['Esc']} silent />
        </span>
        <IconX size={20} className={classes.cross} aria-hidden />
      </button>
    </div>
  );
}
