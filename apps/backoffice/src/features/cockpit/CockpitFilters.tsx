import type { Cockpit } from '@pabean/api-client/contract';
import { formatDateTime, processingModes } from '@pabean/domain';
import { IconChevronDown } from '@tabler/icons-react';
import styles from './CockpitFilters.module.css';
import { type Filter, useCockpitAddress } from './cockpit-address.ts';
import { monthName } from './cockpit-figures.ts';

type Choice = { readonly key: string; readonly name: string };

type Props = {
  cockpit: Cockpit | undefined;
  /** The figures are of another filter, and those of this one on their way. */
  isOld: boolean;
  /** Undefined while nobody knows. */
  month: string | undefined;
  /** What there is to choose, as the last answer told it. */
  choices: Cockpit['choices'] | undefined;
};

/** What the figures are filtered by; the address holds it. */
export function CockpitFilters({ cockpit, isOld, month, choices }: Props) {
  const { query, filter } = useCockpitAddress();
  const months = (choices?.months ?? []).map((key) => ({ key, name: monthName(key) }));
  const modes = processingModes.map((key) => ({ key, name: key }));
  const field = (name: Filter, label: string, options: readonly Choice[], all = 'All') => (
    <FilterSelect
      label={label}
      value={(name === 'month' ? month : query[name]) ?? ''}
      options={options}
      all={name === 'month' ? null : all}
      onChange={(value) => filter(name, value === '' ? null : value)}
    />
  );
  return (
    <div className={styles.bar}>
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>Filters</legend>
        {field('month', 'Month', months)}
        {field('gateway', 'Gateway', choices?.gateways ?? [])}
        {field('country', 'Country', choices?.countries ?? [])}
        {field('source', 'Source', choices?.sources ?? [])}
        {field('mode', 'Mode', modes)}
        {field('member', 'Member', choices?.members ?? [])}
      </fieldset>
      <p className={styles.counted} role="status">
        {cockpit && !isOld && `Counted ${formatDateTime(cockpit.counted_at)}`}
      </p>
    </div>
  );
}

type SelectProps = {
  label: string;
  value: string;
  options: readonly Choice[];
  /** What stands for no filter; null where there is always one. */
  all: string | null;
  onChange: (value: string) => void;
};

function FilterSelect({ label, value, options, all, onChange }: SelectProps) {
  const isListed = value === '' || options.some(({ key }) => key === value);
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {all !== null && <option value="">{all}</option>}
        {/* Without it a browser names the first month, of which nobody knows anything. */}
        {all === null && value === '' && <option value="" />}
        {!isListed && <option value={value}>{value}</option>}
        {options.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden />
    </label>
  );
}
