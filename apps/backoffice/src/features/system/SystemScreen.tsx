import type { SystemState } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { InlineError } from '@pabean/ui/InlineError';
import { PageTitle } from '@pabean/ui/PageTitle';
import { Skeletons } from '@pabean/ui/Skeletons';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { MailTrouble } from '../../shared/mail-trouble/MailTrouble.tsx';
import { setPageTitle } from '../../shared/page-title.ts';
import { useLooks } from '../../shared/remote/useLooks.ts';
import { BackupTable } from './BackupTable.tsx';
import { JobTable } from './JobTable.tsx';
import { SignedIn } from './SignedIn.tsx';
import { SystemParts } from './SystemParts.tsx';
import styles from './SystemScreen.module.css';
import { closeSystem, lookAtSystem, openSystem, reloadSystem, useSystem } from './system-store.ts';
import { needsWords, versionWords } from './system-words.ts';

const title = 'System';
/** Between looks; none is made while somebody is at a row, which must not change under the finger. */
const lookEveryMs = 10_000;

/** How the installation stands, and what an Admin does about it. */
export function SystemScreen() {
  useEffect(() => setPageTitle(title), []);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    openSystem();
    return closeSystem;
  }, []);
  useLooks(async () => {
    if (!isAtButton(rows.current)) await lookAtSystem();
  }, lookEveryMs);
  const { data, failure, loading } = useSystem();
  return (
    <div className={styles.screen} aria-busy={loading !== 'idle'}>
      <PageTitle title={title}>
        <Button
          variant="default"
          aria-label="Refresh"
          className={styles.refresh}
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={reloadSystem}
        >
          <span className={styles.word}>Refresh</span>
        </Button>
      </PageTitle>
      {data && (
        <p className={styles.line}>
          <strong>{needsWords(data)}.</strong> {versionWords(data)}.
        </p>
      )}
      {failure !== null && (
        <InlineError title="System status could not be loaded." onRetry={reloadSystem}>
          {failure.message}
        </InlineError>
      )}
      {data === undefined && failure === null && (
        <Skeletons rows={8} height={32} label="Loading system status" />
      )}
      {data && (
        <>
          <SystemParts parts={data.parts} />
          <div ref={rows}>
            <Columns system={data} />
          </div>
        </>
      )}
    </div>
  );
}

/** A table has the focus where its button was; nothing of it can be pressed by mistake. */
const isAtButton = (rows: HTMLElement | null) =>
  rows?.querySelector(':focus:not([tabindex="-1"])') != null;

function Columns({ system }: { system: SystemState }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <MailTrouble mail={system.mail} onSent={reloadSystem} />
        <JobTable jobs={system.jobs} />
      </div>
      <div className={styles.column}>
        <BackupTable backups={system.backups} archives={system.wal_archives ?? []} />
        <SignedIn members={system.signed_in} all={system.members} />
      </div>
    </div>
  );
}
