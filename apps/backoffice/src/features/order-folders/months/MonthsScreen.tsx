import { getFutureOrderCount } from '@pabean/api-client/contract';
import type { Load } from '@pabean/api-client/remote';
import { calendarDateAt, folders, processMonth } from '@pabean/domain';
import { InlineError } from '@pabean/ui/InlineError';
import { PageTitle } from '@pabean/ui/PageTitle';
import { useEffect } from 'react';
import { call } from '../../../shared/api.ts';
import { useMinute } from '../../../shared/clock/useMinute.ts';
import { rememberList } from '../../../shared/list-return.ts';
import { notify } from '../../../shared/notify.ts';
import { setPageTitle } from '../../../shared/page-title.ts';
import { usePaletteOffer } from '../../../shared/palette/offers.ts';
import { paths } from '../../../shared/paths.ts';
import { useLooks } from '../../../shared/remote/useLooks.ts';
import { useRemote } from '../../../shared/remote/useRemote.ts';
import { RefreshButton } from '../RefreshButton.tsx';
import { useRefresh } from '../useRefresh.ts';
import styles from './MonthsScreen.module.css';
import { type MonthCounts, MonthTiles } from './MonthTiles.tsx';
import { type NextRelease, releaseWords } from './release-words.ts';

const { title } = folders.futureOrder;
/** The page may stay open past a release. */
const lookEveryMs = 60_000;

type Months = { readonly counts: MonthCounts; readonly release: NextRelease };

const loadMonths: Load<string, Months> = async (_, { signal }) => {
  const answer = await call(getFutureOrderCount, {}, { signal });
  if (!answer.ok) return answer;
  const counts = new Map(answer.data.map(({ month, count }) => [month, count]));
  return { ok: true, data: { counts, release: answer.release } };
};

/** Twelve tiles, each leading to the orders of its month. */
export function MonthsScreen() {
  useEffect(() => setPageTitle(title), []);
  useEffect(() => rememberList({ path: paths.folder('futureOrder'), title }), []);
  const { data, loading, failure, reload } = useRemote<Months>('months', loadMonths, {
    // Of a look at what is on screen already, nobody waits for the answer.
    onFailure: (why) => data === undefined && notify.failure(why),
  });
  useLooks(async () => {
    if (!document.hidden && data !== undefined && loading === 'idle') reload();
  }, lookEveryMs);
  usePaletteOffer(() => ({ commands: [], reload }));
  const total = data && [...data.counts.values()].reduce((sum, count) => sum + count, 0);
  const now = useMinute();
  const words = releaseWords(data?.release, total ?? 0, now);
  const today = processMonth(calendarDateAt(now));

  return (
    <div className={styles.screen}>
      <PageTitle title={title} total={total}>
        <RefreshButton {...useRefresh()} />
      </PageTitle>
      {failure !== null && data === undefined ? (
        <InlineError title="The months could not be loaded." onRetry={reload} />
      ) : (
        <>
          <p className={styles.release}>{words}</p>
          <MonthTiles counts={data?.counts} today={today} />
        </>
      )}
    </div>
  );
}
