import { getCountryOrderCount } from '@pabean/api-client/contract';
import { call } from '../../shared/api.ts';
import type { ReportDefinition } from '../../shared/report/report-definition.ts';

export const countryReport: ReportDefinition = {
  title: 'Country Order Details',
  unit: 'countries',
  nameHeader: 'State/Territory',
  searchLabel: 'Search nationality',
  counts: [
    { id: 'count', header: 'Order Count' },
    { id: 'standard', header: 'Standard Processing', short: 'Standard' },
    { id: 'priority', header: 'Priority Processing', short: 'Priority' },
    { id: 'future', header: 'Future Order Processing', short: 'Future Order' },
  ],
  async load(period, signal) {
    const answer = await call(getCountryOrderCount, { body: period }, { signal });
    if (!answer.ok) return answer;
    const rows = answer.data.map((row, index) => ({
      id: String(index),
      name: row.nationality,
      alsoNamed: row.spellings,
      counts: [row.count, row.standard_count, row.priority_count, row.future_count],
    }));
    return { ok: true, message: answer.message, rows };
  },
};
