import { getMailTrouble, type MailTroubleList } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { InlineError } from '@pabean/ui/InlineError';
import { PageTitle } from '@pabean/ui/PageTitle';
import { Skeletons } from '@pabean/ui/Skeletons';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { call } from '../../shared/api.ts';
import { MailTrouble } from '../../shared/mail-trouble/MailTrouble.tsx';
import { setPageTitle } from '../../shared/page-title.ts';
import { useRemote } from '../../shared/remote/useRemote.ts';
import styles from './MailTroubleScreen.module.css';

const title = 'Mail trouble';

/** E-mails that did not reach their recipients, for everybody who works orders (decision 038). */
export function MailTroubleScreen() {
  useEffect(() => setPageTitle(title), []);
  const { data, failure, loading, reload } = useRemote<MailTroubleList>(
    'mail-trouble',
    (_, { signal }) => call(getMailTrouble, {}, { signal }),
  );
  return (
    <div className={styles.screen} aria-busy={loading !== 'idle'}>
      <PageTitle title={title}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={reload}
        >
          Refresh
        </Button>
      </PageTitle>
      {failure !== null && (
        <InlineError title="The e-mails could not be loaded." onRetry={reload}>
          {failure.message}
        </InlineError>
      )}
      {data === undefined && failure === null && (
        <Skeletons rows={6} height={32} label="Loading the e-mails" />
      )}
      {data && <MailTrouble mail={data} onSent={reload} />}
    </div>
  );
}
