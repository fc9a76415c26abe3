import type { Cockpit, CockpitCounted } from '@pabean/api-client/contract';
import { money } from '@pabean/domain';

/** Below so many orders a share says nothing yet: it is shown gray, and never as too high. */
export const fewOrders = 30;

type Month = Cockpit['months'][number];

/** Disputes and fraud reports, as the programme counts them. */
export const events = ({ disputes, fraud_reports }: CockpitCounted): number =>
  disputes + fraud_reports;

/** A part of a whole; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole;

/** Disputes and fraud reports over payments of the same month. */
export const ratioOf = (numbers: CockpitCounted): number | null =>
  shareOf(events(numbers), numbers.payments);

export const onTimeOf = ({ on_time, late }: CockpitCounted): number | null =>
  shareOf(on_time, on_time + late);

/** At or above the line, which is how the programme reads it, and enough orders to say so. */
export function isOver(numbers: CockpitCounted, line: number): boolean {
  const ratio = ratioOf(numbers);
  return ratio !== null && ratio >= line && numbers.orders >= fewOrders;
}

/** How a ratio is shown. */
export function ratioLook(numbers: CockpitCounted, line: number): 'few' | 'over' | 'usual' {
  if (numbers.orders < fewOrders) return 'few';
  return isOver(numbers, line) ? 'over' : 'usual';
}

/** 0.0088 becomes "0.88%"; nothing is a dash. */
export const percent = (share: number | null, digits = 1): string =>
  share === null ? '—' : `${(share * 100).toFixed(digits)}%`;

/** Sums of each currency, never added. */
export const moneyOf = (sums: CockpitCounted['amounts']): string =>
  sums.map(({ currency, amount }) => money(amount, currency)).join(', ');

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 2026-11 becomes "Nov". */
export const shortMonth = (month: string): string => names[Number(month.slice(5)) - 1] ?? month;

/** 2026-11 becomes "Nov 2026". */
export const monthName = (month: string): string => `${shortMonth(month)} ${month.slice(0, 4)}`;

/** Whether a month goes on at a moment: then it is not held against a whole one. */
export const isRunning = ({ month, counted_at }: Pick<Cockpit, 'month' | 'counted_at'>): boolean =>
  counted_at.startsWith(month);

/** "to the 21st" while the month goes on. */
export function upTo(cockpit: Pick<Cockpit, 'month' | 'counted_at'>): string {
  if (!isRunning(cockpit)) return monthName(cockpit.month);
  const day = Number(cockpit.counted_at.slice(8, 10));
  const ends = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${monthName(cockpit.month)}, to the ${day}${ends}`;
}

/** What the chart of the ratio says, in a sentence. */
export function ratioWords(months: readonly Month[]): string {
  const over = months.filter((month) => isOver(month, month.line_share));
  const last = months.at(-1);
  const now = last && `${percent(ratioOf(last), 2)} in ${monthName(last.month)}`;
  const above = over.map((month) => `${percent(ratioOf(month), 2)} in ${monthName(month.month)}`);
  return `Ratio by month: ${now}. ${above.length === 0 ? 'No month is at or over the limit.' : `At or over the limit: ${above.join(', ')}.`}`;
}
