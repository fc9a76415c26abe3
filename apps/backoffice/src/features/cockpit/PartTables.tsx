import type { Cockpit, CockpitPart } from '@pabean/api-client/contract';
import { groupDigits } from '@pabean/ui/numbers';
import { SectionCard } from '@pabean/ui/SectionCard';
import { IconTrendingUp } from '@tabler/icons-react';
import { useState } from 'react';
import hiding from '../../shared/hidden.module.css';
import { BehindLink } from './BehindLink.tsx';
import { canList } from './behind-words.ts';
import type { Filter } from './cockpit-address.ts';
import { events, onTimeOf, percent, ratioLook, ratioOf } from './cockpit-figures.ts';
import styles from './PartTables.module.css';

/** How many parts are shown before all are asked for. */
const shortLength = 5;

/** On a phone rows are drawn with `display: grid`, which takes a table's meaning away: roles give it back. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
} as const;

/** The month by country, source and member. */
export function PartTables({ cockpit }: { cockpit: Cockpit }) {
  const { by_country, by_source, by_member } = cockpit;
  return (
    <div className={styles.tables}>
      <PartTable title="By country" by="country" parts={by_country} cockpit={cockpit} />
      <PartTable title="By source" by="source" parts={by_source} cockpit={cockpit} />
      <PartTable title="By member" by="member" parts={by_member} cockpit={cockpit} />
    </div>
  );
}

type TableProps = {
  title: string;
  by: Filter;
  /** Null: an API of the release before does not count it with this filter. */
  parts: readonly CockpitPart[] | null;
  cockpit: Cockpit;
};

function PartTable({ title, by, parts, cockpit }: TableProps) {
  const [isLong, setLong] = useState(false);
  if (parts === null || parts.length === 0) {
    return (
      <SectionCard id={`by-${by}`} title={title}>
        <p className={styles.none}>
          {parts === null ? 'Not counted with this filter.' : 'Nothing in this month.'}
        </p>
      </SectionCard>
    );
  }
  const rows = isLong ? parts : parts.slice(0, shortLength);
  return (
    <SectionCard
      id={`by-${by}`}
      title={title}
      padding="none"
      actions={
        parts.length > shortLength && (
          <button type="button" className={styles.more} onClick={() => setLong(!isLong)}>
            {isLong ? `Show ${shortLength}` : `Show all ${parts.length}`}
          </button>
        )
      }
    >
      <table {...roles.table} className={styles.table} aria-label={title}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.head}>
              <span className={hiding.hidden}>Name</span>
            </th>
            <th {...roles.head}>Orders</th>
            <th {...roles.head}>On time</th>
            <th {...roles.head}>Disputes</th>
            <th {...roles.head}>Ratio</th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((part) => (
            <PartRow key={part.key} part={part} by={by} cockpit={cockpit} />
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}

function PartRow({ part, by, cockpit }: { part: CockpitPart; by: Filter; cockpit: Cockpit }) {
  const look = ratioLook(part, cockpit.line.share);
  const number = (measure: 'orders' | 'late' | 'ratio', name: string, words: string) => {
    const behind = { measure, by, key: part.key };
    if (!canList(cockpit, behind)) return words;
    return (
      <BehindLink
        behind={behind}
        name={`${name}, ${part.name}`}
        className={measure === 'ratio' ? undefined : styles.quiet}
      >
        {words}
      </BehindLink>
    );
  };
  return (
    <tr {...roles.row}>
      <th {...roles.name} title={part.name}>
        <bdi className={styles.name}>{part.name}</bdi>
      </th>
      <td {...roles.cell}>{number('orders', 'Orders', groupDigits(part.orders))}</td>
      <td {...roles.cell}>{number('late', 'Late orders', percent(onTimeOf(part)))}</td>
      <td {...roles.cell}>
        {number('ratio', 'Disputes and fraud reports', groupDigits(events(part)))}
      </td>
      <td {...roles.cell} className={styles.ratio} data-look={look}>
        {look === 'over' && <IconTrendingUp size={14} aria-label="Over the line:" role="img" />}
        {percent(ratioOf(part), 2)}
      </td>
    </tr>
  );
}
