import { countryName, nationalityCodeOf } from '@pabean/domain';
import type { NationalityCount } from '../../db/queries/reports.ts';

/** One country of the report, or a text that names none. */
interface CountryCount {
  readonly nationality: string;
  /** What orders call it, for a search by any of its names. */
  readonly spellings: string[];
  readonly count: number;
  readonly standard_count: number;
  readonly priority_count: number;
  readonly future_count: number;
}

const byName = new Intl.Collator('en');

/** Adds up what is one country under several names; most orders first. */
export function byCountry(counts: readonly NationalityCount[]): CountryCount[] {
  const rows = new Map<string, CountryCount>();
  for (const { code, text, ...own } of counts) {
    // Orders of before have no code where the text was unknown then.
    const country = (code || nationalityCodeOf(text)) ?? '';
    const nationality = country === '' ? text || 'Unknown' : countryName(country);
    const before = rows.get(nationality);
    const total = (key: keyof typeof own) => own[key] + (before?.[key] ?? 0);
    rows.set(nationality, {
      nationality,
      spellings: [...(before?.spellings ?? []), text].filter((one) => one !== ''),
      count: total('count'),
      standard_count: total('standard_count'),
      priority_count: total('priority_count'),
      future_count: total('future_count'),
    });
  }
  return [...rows.values()].sort(
    (a, b) => b.count - a.count || byName.compare(a.nationality, b.nationality),
  );
}
