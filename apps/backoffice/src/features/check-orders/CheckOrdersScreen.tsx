import type { CheckRun } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { EmptyState } from '@pabean/ui/EmptyState';
import { InlineError } from '@pabean/ui/InlineError';
import { PageTitle } from '@pabean/ui/PageTitle';
import { Skeletons } from '@pabean/ui/Skeletons';
import { IconDownload, IconListCheck, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { setPageTitle } from '../../shared/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { ReturnLink } from '../../shared/ReturnLink.tsx';
import { useLooks } from '../../shared/remote/useLooks.ts';
import styles from './CheckOrdersScreen.module.css';
import { CheckProgress } from './CheckProgress.tsx';
import {
  changeCheckRun,
  closeCheckRun,
  openCheckRun,
  reloadCheckRun,
  useCheckRun,
} from './check-run-store.ts';
import { RuleTable } from './RuleTable.tsx';
import { saveReport } from './report-csv.ts';

const title = 'Check open orders';
/** Between looks at a check that goes on. */
const lookEveryMs = 1_000;

/** Checks all open orders after a rule changed, with progress and a report by rule (decision 031). */
export function CheckOrdersScreen() {
  useEffect(() => setPageTitle(title), []);
  useEffect(() => {
    openCheckRun();
    return closeCheckRun;
  }, []);
  const { data: run, failure } = useCheckRun();
  const isRunning = run?.state === 'running';
  useLooks(reloadCheckRun, lookEveryMs, isRunning);
  return (
    <div className={styles.screen}>
      <PageTitle
        title={title}
        before={
          <ReturnLink to={paths.folder('allOrder')} className={styles.back}>
            Order History
          </ReturnLink>
        }
      >
        {run !== undefined && <Actions run={run} />}
      </PageTitle>
      <p className={styles.line}>
        Checks all open orders against the current rules, in the background. Results from an older
        version of a scheme are kept; the report shows what the newer version would find.
      </p>
      {run === undefined && failure !== null && (
        <InlineError title="The last check could not be loaded." onRetry={openCheckRun} />
      )}
      {run === undefined && failure === null && (
        <Skeletons rows={4} height={24} label="Loading the last check" />
      )}
      {run === null && (
        <EmptyState
          icon={IconListCheck}
          title="Not checked yet"
          line="Start a check after a rule changes. The report appears here."
        />
      )}
      {run && (
        <>
          <CheckProgress run={run} />
          <RuleTable rules={run.rules} />
        </>
      )}
    </div>
  );
}

function Actions({ run }: { run: CheckRun | null }) {
  const [busy, setBusy] = useState(false);
  const isRunning = run?.state === 'running';
  const act = async () => {
    if (busy) return;
    setBusy(true);
    await changeCheckRun(isRunning ? 'stop' : 'start');
    setBusy(false);
  };
  return (
    <>
      {run !== null && run.rules.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveReport(run)}
        >
          Download CSV
        </Button>
      )}
      <Button
        variant={isRunning ? 'danger-line' : 'filled'}
        leftSection={
          isRunning ? (
            <IconPlayerStop size={16} aria-hidden />
          ) : (
            <IconListCheck size={16} aria-hidden />
          )
        }
        // Really disabled it would lose the focus.
        data-disabled={busy}
        aria-disabled={busy || undefined}
        onClick={() => void act()}
      >
        {isRunning ? 'Stop' : 'Check all open orders'}
      </Button>
    </>
  );
}
