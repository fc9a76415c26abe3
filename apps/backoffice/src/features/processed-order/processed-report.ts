import { getProcessedByCount } from '@pabean/api-client/contract';
import { call } from '../../shared/api.ts';
import type { ReportDefinition } from '../../shared/report/report-definition.ts';

export const processedReport: ReportDefinition = {
  title: 'Processed By',
  unit: 'people',
  nameHeader: 'Name',
  searchLabel: 'Search name',
  counts: [{ id: 'count', header: 'Order Count' }],
  async load(period, signal) {
    const answer = await call(getProcessedByCount, { body: period }, { signal });
    if (!answer.ok) return answer;
    const rows = answer.data.map(({ processed_by, count }, index) => ({
      id: String(index),
      name: processed_by,
      counts: [count],
    }));
    return { ok: true, message: answer.message, rows };
  },
};
