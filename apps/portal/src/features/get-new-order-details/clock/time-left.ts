import type { Language } from '../../../i18n/language.ts';

const minuteMs = 60_000;
const hour = 60;
const day = 24 * hour;

/**
 * How long it is until a moment, or since it: "in 2 days 4 hrs", "in 40 minutes", "3 hours ago". The
 * locale's own words; two units are joined with short ones, which no language declines.
 */
export function timeLeft(moment: string, now: Date, { tag, t }: Language): string {
  // What is left of a minute counts, so that a time to come is never "in 0 minutes".
  const minutes = Math.ceil((Date.parse(moment) - now.getTime()) / minuteMs);
  const [days, hours] = [Math.trunc(minutes / day), Math.trunc((minutes % day) / hour)];
  // A week away nobody counts hours.
  if (days > 0 && days < 7 && hours > 0) {
    return t('clock.in', { left: `${unit(days, 'day', tag)} ${unit(hours, 'hour', tag)}` });
  }
  const relative = new Intl.RelativeTimeFormat(tag);
  if (days !== 0) return relative.format(days, 'day');
  if (hours !== 0) return relative.format(hours, 'hour');
  return relative.format(minutes > 0 ? minutes : Math.min(minutes, -1), 'minute');
}

const unit = (count: number, name: 'day' | 'hour', tag: string) =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);

/** A moment as the clocks at the place show it: "30 November 2026 at 00:00". */
export const momentThere = (moment: string, zone: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(moment));

/** The zone's name with what it is ahead: "Central Indonesia Time (GMT+8)". */
export function zoneText(zone: string, tag: string): string {
  const name = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [long, offset] = [name('long'), name('shortOffset')];
  // The offset keeps its direction in a text from right to left.
  return long === offset ? `\u2066${offset}\u2069` : `${long} (\u2066${offset}\u2069)`;
}
