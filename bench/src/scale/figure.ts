import { median, percentile } from '../measure.ts';

/** What a figure counts: a ratio to the yardstick, milliseconds, a share of the yardstick, a size. */
export type Unit = '×' | 'ms' | '%' | 'MB';

/** What the README promises of a figure. */
export interface Promised {
  readonly limit: number;
  /** `most` unless said: shares have a least value. */
  readonly is?: 'least';
}

/** One measured figure of one size of the database. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** The times behind it, for the reader. */
  readonly detail: string;
  readonly promise?: Promised;
}

/** Lower and upper ends of what was measured, in milliseconds. */
export function timesIn(values: readonly number[]): string {
  const ms = (value: number) => value.toFixed(2);
  return `min ${ms(Math.min(...values))}, median ${ms(median(values))}, p95 ${ms(percentile(values, 0.95))} ms, ${values.length} calls`;
}

/** Times beside those of the yardstick of the same minute: the figure is the ratio of their medians. */
export function ratioFigure(
  name: string,
  ours: readonly number[],
  yardstick: readonly number[],
  promise?: Promised,
): Figure {
  return {
    name,
    value: median(ours) / median(yardstick),
    unit: '×',
    detail: `${timesIn(ours)}; yardstick median ${median(yardstick).toFixed(2)} ms`,
    ...(promise ? { promise } : {}),
  };
}

/** Times alone: the figure is what 95 of 100 calls do not exceed. */
export function p95Figure(name: string, times: readonly number[], promise?: Promised): Figure {
  const value = percentile(times, 0.95);
  return { name, value, unit: 'ms', detail: timesIn(times), ...(promise ? { promise } : {}) };
}

/** Times alone: the figure is their median. */
export function medianFigure(name: string, times: readonly number[], promise?: Promised): Figure {
  const value = median(times);
  return { name, value, unit: 'ms', detail: timesIn(times), ...(promise ? { promise } : {}) };
}

/** Whether a figure is as promised; one without a promise is. */
export function isKept({ value, promise }: Figure): boolean {
  if (promise === undefined) return true;
  return promise.is === 'least' ? value >= promise.limit : value <= promise.limit;
}

/** The figure with its unit, for example `2.4 ×`. */
export function withUnit({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  const digits = unit === '%' || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}

/** A line for the terminal. `kept` or `BROKEN` is for the reader, no test depends on it. */
export function figureLine(figure: Figure): string {
  const { name, detail, promise, unit } = figure;
  const verdict =
    promise === undefined
      ? ''
      : ` (promise ${withUnit({ value: promise.limit, unit })}: ${isKept(figure) ? 'kept' : 'BROKEN'})`;
  return `${name.padEnd(52)} ${withUnit(figure).padStart(9)}${verdict}; ${detail}`;
}
