import { getFutureOrderCount } from '@pabean/api-client/contract';
import type { Load } from '@pabean/api-client/remote';
import { calendarDateAt, folders, processMonth } from '@pabean/domain';
import { InlineError } from '@pabean/ui/InlineError';
import { PageTitle } from '@pabean/ui/PageTitle';
import { useEffect } from 'react';
import { call } from '../../../shared/api.ts';
import { rememberList } from '../../../shared/list-return.ts';
import { notify } from '../../../shared/notify.ts';
import { setPageTitle } from '../../../shared/page-title.ts';
import { paths } from '../../../shared/paths.ts';
import { useRemote } from '../../../shared/remote/useRemote.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import styles from './MonthsScreen.module.css';
import { type MonthCounts, MonthTiles } from './MonthTiles.tsx';

const { title } = folders.futureOrder;

const loadMonths: Load<string, MonthCounts> = async (_, { signal }) => {
  const answer = await call(getFutureOrderCount, {}, { signal });
  if (!answer.ok) return answer;
  return { ok: true, data: new Map(answer.data.map(({ month, count }) => [month, count])) };
};

/** Twelve tiles, each leading to the orders of its month. */
export function MonthsScreen() {
  useEffect(() => setPageTitle(title), []);
  useEffect(() => rememberList({ path: paths.folder('futureOrder'), title }), []);
  const { data, failure, reload } = useRemote<MonthCounts>('months', loadMonths, {
    onFailure: notify.failure,
  });
  const total = data && [...data.values()].reduce((sum, count) => sum + count, 0);
  const today = processMonth(calendarDateAt(new Date()));

  return (
    <div className={styles.screen}>
      <PageTitle title={title} total={total}>
        <RefreshButton />
      </PageTitle>
      {failure === null ? (
        <MonthTiles counts={data} today={today} />
      ) : (
        <InlineError title="The months could not be loaded." onRetry={reload} />
      )}
    </div>
  );
}
