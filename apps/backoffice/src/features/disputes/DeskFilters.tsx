import { disputeKindFacts, disputeKinds, disputeStates } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { IconChevronDown, IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import { stateWords } from '../../shared/disputes/dispute-words.ts';
import styles from './DeskFilters.module.css';
import { saveDesk } from './desk-csv.ts';
import { type DeskQuery, kindOf } from './desk-query.ts';
import type { Desk } from './desk-store.ts';

type Choice = { readonly value: string; readonly label: string };

type Props = {
  query: DeskQuery;
  choices: Desk['choices'] | undefined;
  onChange: (next: Partial<DeskQuery>) => void;
};

const named = (values: readonly string[] = []): Choice[] =>
  values.map((value) => ({ value, label: value }));

const states: readonly Choice[] = [
  ...disputeStates.map((value) => ({ value, label: stateWords[value] })),
];
const kinds: readonly Choice[] = disputeKinds.map((value) => ({
  value,
  label: disputeKindFacts[value].label,
}));

/** A chargeback and its second round; longer words would not fit the row. */
const disputed: Choice = { value: 'disputed', label: 'Both rounds' };
const last: readonly Choice[] = [{ value: '90', label: 'Last 90 days' }];

/** Filters of the desk, joined by "and"; they stand in the address. */
export function DeskFilters({ query, choices, onChange }: Props) {
  const members = [
    { value: 'none', label: 'Nobody' },
    ...(choices?.members ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const lists = (filter: 'ended' | 'disputed') => choices?.filters.includes(filter) ?? false;
  return (
    <div className={styles.row}>
      <Filter
        label="State"
        value={query.state === 'all' ? '' : query.state}
        choices={states}
        onChange={(state) => onChange({ state: stateOf(state) })}
      />
      <Filter
        label="Kind"
        value={query.kind}
        choices={lists('disputed') || query.kind === 'disputed' ? [...kinds, disputed] : kinds}
        onChange={(kind) => onChange({ kind: kindOf(kind) })}
      />
      {(lists('ended') || query.ended) && (
        <Filter
          label="Ended"
          value={query.ended ? '90' : ''}
          choices={last}
          onChange={(days) => onChange({ ended: days !== '' })}
        />
      )}
      <Filter
        label="Network"
        value={query.network}
        choices={named(choices?.networks)}
        onChange={(network) => onChange({ network })}
      />
      <Filter
        label="Reason"
        value={query.reason}
        choices={named(choices?.reasons)}
        onChange={(reason) => onChange({ reason })}
      />
      <Filter
        label="Gateway"
        value={query.gateway}
        choices={named(choices?.gateways)}
        onChange={(gateway) => onChange({ gateway })}
      />
      <Filter
        label="Member"
        value={query.member}
        choices={members}
        onChange={(member) => onChange({ member })}
      />
      <Csv query={query} />
    </div>
  );
}

const stateOf = (value: string): DeskQuery['state'] =>
  disputeStates.find((state) => state === value) ?? 'all';

type FilterProps = {
  label: string;
  /** '' stands for all. */
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
};

/** The platform's own select with its label inside, as narrow as what is chosen. */
function Filter({ label, value, choices, onChange }: FilterProps) {
  // A shared link may name what no case has any more.
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const options = isKnown ? choices : [{ value, label: value }, ...choices];
  return (
    <label className={styles.filter} data-on={value !== '' || undefined}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">All</option>
        {options.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden className={styles.icon} />
    </label>
  );
}

/** All cases that the filters leave, as a file. */
function Csv({ query }: { query: DeskQuery }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveDesk(query);
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      className={styles.csv}
      leftSection={<IconTableExport size={16} aria-hidden />}
      aria-disabled={busy || undefined}
      onClick={() => !busy && void save()}
    >
      CSV
    </Button>
  );
}
