import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './SortBy.module.css';

export type SortByProps<Id extends string = string> = {
  /** What a table's heads offer. */
  options: readonly { readonly id: Id; readonly label: string }[];
  /** The column that sorts now. */
  value: Id;
  /** Its direction. */
  dir: 'asc' | 'desc';
  /** Another column is chosen. */
  onValue: (id: NoInfer<Id>) => void;
  /** The other direction is chosen. */
  onDir: (dir: 'asc' | 'desc') => void;
};

/**
 * Where rows are cards there are no heads to press: this line sorts instead.
 *
 * Not for: a table that has its heads: it hides itself there.
 *
 * States: never disabled; a list that is on its way may be sorted anew.
 *
 * Accessibility: a native select with its label, and a button that says which way it will turn.
 */
export function SortBy<Id extends string>(props: SortByProps<Id>) {
  const { options, value, dir, onValue, onDir } = props;
  const id = useId();
  const Icon = dir === 'asc' ? IconSortAscending : IconSortDescending;
  const other = dir === 'asc' ? 'desc' : 'asc';
  return (
    <div className={classes.root}>
      <label htmlFor={id}>Sort by</label>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen) onValue(chosen.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={classes.turn}
        aria-label={other === 'asc' ? 'Sort ascending' : 'Sort descending'}
        onClick={() => onDir(other)}
      >
        <Icon size={20} aria-hidden />
      </button>
    </div>
  );
}
