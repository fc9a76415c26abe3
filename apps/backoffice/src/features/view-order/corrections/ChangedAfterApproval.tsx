import { correctedLabel, formatDateTime, inWords } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { IconFileAlert } from '@tabler/icons-react';
import { goToSection } from '../focus-field.ts';
import { OrderBanner } from '../OrderBanner.tsx';
import type { OrderDetail } from '../order-store.ts';

/** The document that the traveller has may hold old values: says which, and what to do. */
export function ChangedAfterApproval({ order }: { order: OrderDetail }) {
  const changed = order.corrections.filter(({ after_approval }) => after_approval);
  const [latest] = changed;
  return (
    <OrderBanner
      tone="pending"
      icon={IconFileAlert}
      actions={
        <Button variant="default" onClick={() => goToSection('corrections')}>
          See changes
        </Button>
      }
    >
      {order.changed_after_approval && latest ? (
        <p>
          <strong>Changed after approval.</strong> {namesOf(changed)} corrected, last on{' '}
          <bdi dir="ltr">{formatDateTime(latest.create_ts)}</bdi>. The approved document may still
          show the old values. Upload a new one.
        </p>
      ) : null}
    </OrderBanner>
  );
}

function namesOf(changed: OrderDetail['corrections']): string {
  const names = [...new Set(changed.map(({ field }) => correctedLabel(field)))];
  return `${inWords(names)} ${names.length === 1 ? 'was' : 'were'}`;
}
