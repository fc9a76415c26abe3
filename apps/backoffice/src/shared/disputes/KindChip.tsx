import { type DisputeKind, disputeKindFacts } from '@pabean/domain';
import type { StatusTone } from '@pabean/ui/theme';
import {
  IconBell,
  IconGavel,
  IconHelpCircle,
  IconMessageReport,
  IconShieldExclamation,
  type TablerIcon,
} from '@tabler/icons-react';
import styles from './KindChip.module.css';

const looks: Readonly<
  Record<DisputeKind, { readonly Icon: TablerIcon; readonly tone: StatusTone }>
> = {
  alert: { Icon: IconBell, tone: 'priority' },
  inquiry: { Icon: IconHelpCircle, tone: 'new' },
  fraud_report: { Icon: IconMessageReport, tone: 'contactCustomer' },
  chargeback: { Icon: IconShieldExclamation, tone: 'chargeback' },
  pre_arbitration: { Icon: IconGavel, tone: 'awaitingGovt' },
};

/** What a case is: icon and word carry the meaning, colour only helps. */
export function KindChip({ kind }: { kind: DisputeKind }) {
  const { Icon, tone } = looks[kind];
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon size={14} aria-hidden className={styles.icon} />
      {disputeKindFacts[kind].label}
    </span>
  );
}
