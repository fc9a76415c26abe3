import { Button } from '@pabean/ui/Button';
import { EmptyState } from '@pabean/ui/EmptyState';
import { InlineError } from '@pabean/ui/InlineError';
import { Skeletons } from '@pabean/ui/Skeletons';
import { IconFileUnknown } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { lastDesk } from '../../shared/list-return.ts';
import { setPageTitle } from '../../shared/page-title.ts';
import styles from './CasePage.module.css';
import { CasePage } from './CasePage.tsx';
import { closeCase, isMissing, openCase, openPlan, useCase } from './case-store.ts';

/** `/admin/disputes/DP-10001`: all of one case, and all that staff do with it. */
export function DisputeCaseScreen() {
  const { disputeId = '' } = useParams();
  useEffect(() => {
    setPageTitle(`Case ${disputeId}`);
    openCase(disputeId);
    return closeCase;
  }, [disputeId]);
  const { data: one, key, failure } = useCase();
  const hasOrder = one !== undefined && one.order !== null;
  useEffect(() => {
    if (hasOrder) openPlan(disputeId);
  }, [hasOrder, disputeId]);
  if (one !== undefined && key === disputeId) return <CasePage key={disputeId} one={one} />;
  if (failure === null) {
    return (
      <div className={styles.states}>
        <h1 className={styles.title}>Case {disputeId}</h1>
        <Skeletons rows={12} height={24} label={`Loading case ${disputeId}`} />
      </div>
    );
  }
  return (
    <div className={styles.states}>
      <h1 className={styles.title}>Case {disputeId}</h1>
      {isMissing(failure) ? (
        <div role="alert">
          <EmptyState
            icon={IconFileUnknown}
            title={failure.message}
            line="Check the link, or find the case under Disputes."
          />
        </div>
      ) : (
        // The toast has the server's words (spec section 8).
        <InlineError title="This case could not be loaded." onRetry={() => openCase(disputeId)} />
      )}
      <Button component={Link} to={lastDesk()} variant="default">
        Back to Disputes
      </Button>
    </div>
  );
}
