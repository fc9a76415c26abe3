import { type CallInput, recordExport } from '@pabean/api-client/contract';
import { call } from './api.ts';
import { saveCsv } from './csv.ts';
import { notify } from './notify.ts';

/** What is written down of a table that is taken along. */
export type TableOnRecord = CallInput<typeof recordExport>['body'];

/**
 * Saves a table that a screen made of several calls, once the server has written down who takes what
 * along (decision 065). What could not be written down is not saved, and that is said.
 */
export async function saveTable(name: string, csv: string, taken: TableOnRecord): Promise<void> {
  const answer = await call(recordExport, { body: taken });
  if (answer.ok) saveCsv(name, csv);
  else notify.failure(answer);
}
