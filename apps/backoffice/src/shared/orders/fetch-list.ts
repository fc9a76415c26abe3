import type { Failure } from '@pabean/api-client';
import type { LoadContext } from '@pabean/api-client/remote';
import { fetchAll } from './fetch-all.ts';
import { fetchPage, type ListRequest, type ListRows } from './fetch-page.ts';
import { toListRow } from './list-row.ts';

/**
 * Loads the page that a list's address asks for; of "All" the beginning, or with `inSight` the blocks
 * of it that are looked at.
 */
export async function fetchList(
  request: ListRequest,
  { signal, show }: LoadContext<ListRows>,
  inSight?: readonly number[],
): Promise<{ readonly ok: true; readonly data: ListRows } | Failure> {
  const { source, query } = request;
  const { size, ...rest } = query;
  if (size === 'All') return fetchAll(request, inSight, { signal, show });
  const result = await fetchPage(source, { ...rest, limit: size }, signal);
  if (!result.ok) return result;
  const { total, more, marks, due } = result;
  const data = { rows: result.data.map((wire) => toListRow(wire)), total, more, marks, due };
  show(data);
  return { ok: true, data };
}
