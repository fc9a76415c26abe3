import { type Cockpit, getCockpit } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { InlineError } from '@pabean/ui/InlineError';
import { PageTitle } from '@pabean/ui/PageTitle';
import { Skeletons } from '@pabean/ui/Skeletons';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api.ts';
import { setPageTitle } from '../../shared/page-title.ts';
import { useRemote } from '../../shared/remote/useRemote.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { CockpitDrawer } from './CockpitDrawer.tsx';
import { CockpitFilters } from './CockpitFilters.tsx';
import { CockpitNumbers } from './CockpitNumbers.tsx';
import styles from './CockpitScreen.module.css';
import { useCockpitAddress } from './cockpit-address.ts';
import { saveCockpit } from './cockpit-csv.ts';
import { upTo } from './cockpit-figures.ts';
import { LackedBanner } from './LackedBanner.tsx';
import { PartTables } from './PartTables.tsx';

const title = 'Cockpit';

/** Charts come in a chunk of their own: the numbers neither wait for them nor go with them. */
const CockpitCharts = lazy(() =>
  import('./CockpitCharts.tsx').then(
    ({ CockpitCharts }) => ({ default: CockpitCharts }),
    () => ({ default: NoChart }),
  ),
);

const NoChart = () => (
  <p className={styles.noChart}>
    The chart could not be fetched. Check your connection, then reload the page.
  </p>
);

/** The owner's figures of a month: disputes against the programme's line, work on time, money (decision 035). */
export function CockpitScreen() {
  useEffect(() => setPageTitle(title), []);
  const { query, behind, close } = useCockpitAddress();
  const cockpit = useRemote<Cockpit>(
    JSON.stringify(query),
    async (_, { signal }) => {
      const answer = await call(getCockpit, { query }, { signal });
      return answer.ok ? { ok: true, data: answer.data } : answer;
    },
    // Figures may wait for others under a new filter, but never stand for those that do not come.
    { keeps: () => true, drops: (_, shown, asked) => shown !== asked },
  );
  const { data, failure, loading, isOld } = cockpit;
  const [saving, setSaving] = useState(false);
  const canSave = data !== undefined && loading === 'idle' && !saving;
  const save = async () => {
    if (!canSave) return;
    setSaving(true);
    await saveCockpit(data, query);
    setSaving(false);
  };
  // The filters keep what they offer, so that another one can be tried.
  const choices = useRef<Cockpit['choices']>(undefined);
  if (data !== undefined) choices.current = data.choices;
  const month = useMonth(query.month, data, isOld);
  return (
    <div className={styles.screen} aria-busy={loading !== 'idle'}>
      <div className={styles.head}>
        <PageTitle title={title}>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            data-disabled={!canSave}
            aria-disabled={!canSave || undefined}
            onClick={() => void save()}
          >
            CSV
          </Button>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={cockpit.reload}
          >
            Refresh
          </Button>
        </PageTitle>
        <p className={styles.month} data-old={isOld || undefined}>
          {data && upTo(data)}
        </p>
      </div>
      <CockpitFilters cockpit={data} isOld={isOld} month={month} choices={choices.current} />
      {failure !== null && (
        <InlineError title="The figures could not be counted." onRetry={cockpit.reload}>
          {failure.message}
        </InlineError>
      )}
      {data === undefined && failure === null && (
        <Skeletons rows={8} height={32} label="Counting the figures" />
      )}
      {data !== undefined && (
        <div className={styles.figures} data-old={isOld || undefined}>
          <CockpitNumbers cockpit={data} />
          <div className={styles.charts}>
            <ChartFrame cockpit={data}>
              {(chart) => (
                <Suspense fallback={<div className={styles.canvas} />}>
                  <CockpitCharts cockpit={data} chart={chart} />
                </Suspense>
              )}
            </ChartFrame>
          </div>
          <PartTables cockpit={data} />
          <LackedBanner cockpit={data} />
        </div>
      )}
      {/* Rows of one filter behind a number of another would be taken for it: the list waits. */}
      <CockpitDrawer cockpit={isOld ? undefined : data} behind={behind} onClose={close} />
    </div>
  );
}

/**
 * The month that the figures are of or will be. Without one in the address the server says which; until
 * it has, what it said last. Undefined while nobody knows.
 */
function useMonth(asked: string | undefined, data: Cockpit | undefined, isOld: boolean) {
  const usual = useRef<string>(undefined);
  if (data !== undefined && !isOld && asked === undefined) usual.current = data.month;
  if (asked !== undefined || data === undefined) return asked;
  return isOld ? usual.current : data.month;
}
