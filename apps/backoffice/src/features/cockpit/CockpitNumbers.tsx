import type { Cockpit } from '@pabean/api-client/contract';
import { groupDigits } from '@pabean/ui/numbers';
import type { ReactNode } from 'react';
import { BehindLink } from './BehindLink.tsx';
import { canList } from './behind-words.ts';
import styles from './CockpitNumbers.module.css';
import type { Measure } from './cockpit-address.ts';
import {
  events,
  isRunning,
  moneyOf,
  monthName,
  onTimeOf,
  percent,
  ratioLook,
  ratioOf,
  shareOf,
} from './cockpit-figures.ts';

type NumberProps = {
  label: string;
  measure: Measure;
  value: string;
  look?: 'few' | 'over' | 'usual';
  beside?: string;
  children: ReactNode;
};

/** One of the five; the whole tile leads to what it counts. */
function FiveNumber({ label, measure, value, look = 'usual', beside, children }: NumberProps) {
  return (
    <li className={styles.tile} data-main={measure === 'ratio' || undefined}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figures}>
        <BehindLink behind={{ measure }} className={styles.value} data-look={look} name={label}>
          {value}
        </BehindLink>
        {beside && <span className={styles.beside}>{beside}</span>}
      </span>
      <span className={styles.line}>{children}</span>
    </li>
  );
}

/** The five numbers of the month. */
export function CockpitNumbers({ cockpit }: { cockpit: Cockpit }) {
  const { total, before, line } = cockpit;
  const ended = total.won + total.lost;
  return (
    <ul className={styles.numbers} aria-label={`Numbers of ${monthName(cockpit.month)}`}>
      <FiveNumber
        label="Disputes and fraud reports"
        measure="ratio"
        value={percent(ratioOf(total), 2)}
        look={ratioLook(total, line.share)}
      >
        {groupDigits(events(total))} of{' '}
        <BehindLink behind={{ measure: 'payments' }} name="Payments">
          {groupDigits(total.payments)}
        </BehindLink>
        , the line is {percent(line.share)}
      </FiveNumber>
      <FiveNumber
        label="Orders"
        measure="orders"
        value={groupDigits(total.orders)}
        {...(!isRunning(cockpit) &&
          before.orders > 0 && { beside: change(total.orders, before.orders) })}
      >
        {moneyOf(total.amounts) || 'no payments'}
      </FiveNumber>
      <FiveNumber label="On time" measure="on_time" value={percent(onTimeOf(total))}>
        <BehindLink behind={{ measure: 'late' }} name="Late">
          {groupDigits(total.late)} late
        </BehindLink>{' '}
        of <Approved cockpit={cockpit} />
      </FiveNumber>
      <FiveNumber
        label="Refunds"
        measure="refunds"
        value={percent(shareOf(total.refunds, total.payments))}
      >
        {[groupDigits(total.refunds), moneyOf(total.refunded)].filter(Boolean).join(', ')}
      </FiveNumber>
      <FiveNumber
        label="Won"
        measure="ended"
        value={percent(shareOf(total.won, ended), 0)}
        beside={`${total.won} of ${ended}`}
      >
        <BehindLink behind={{ measure: 'prevented' }} name="Prevented">
          {groupDigits(total.prevented)} prevented
        </BehindLink>{' '}
        apart
      </FiveNumber>
    </ul>
  );
}

/** What "on time" is a share of. */
function Approved({ cockpit }: { cockpit: Cockpit }) {
  const { on_time, late } = cockpit.total;
  const words = `${groupDigits(on_time + late)} approved`;
  const behind = { measure: 'approved' } as const;
  if (!canList(cockpit, behind)) return words;
  return (
    <BehindLink behind={behind} name="Approved">
      {words}
    </BehindLink>
  );
}

/** Against the month before, where both are whole. */
function change(now: number, before: number): string {
  const share = Math.round((now / before - 1) * 100);
  return `${share >= 0 ? '+' : '−'}${Math.abs(share)}%`;
}
