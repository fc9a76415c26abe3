import type { DisputeCase } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import {
  IconAlertTriangle,
  IconCash,
  IconCreditCard,
  IconExternalLink,
  IconPencil,
  IconPlugConnected,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { amountWords, reasonWords, stateWords } from '../../shared/disputes/dispute-words.ts';
import { KindChip } from '../../shared/disputes/KindChip.tsx';
import { lastDesk } from '../../shared/list-return.ts';
import { paths } from '../../shared/paths.ts';
import { ReturnLink } from '../../shared/ReturnLink.tsx';
import styles from './CaseHead.module.css';
import { MemberChoice } from './MemberChoice.tsx';
import { acceptRefusal } from './submit-refusal.ts';

type Props = {
  one: DisputeCase;
  maySubmit: boolean;
  onAccept: () => void;
  onCorrect: () => void;
};

/** Which case this is, whose, about what, and who has it. */
export function CaseHead({ one, maySubmit, onAccept, onCorrect }: Props) {
  const canAccept = one.next.includes('accepted');
  const refusal = acceptRefusal(one, maySubmit);
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <ReturnLink to={lastDesk()} className={styles.back}>
          Disputes
        </ReturnLink>
        <span className={styles.slash} aria-hidden>
          /
        </span>
        <h1 className={styles.title}>Case {one.dispute_id}</h1>
        <KindChip kind={one.kind} />
        <span className={styles.state}>{stateWords[one.state]}</span>
      </div>
      <div className={styles.actions}>
        {one.order && (
          <Button
            component={Link}
            to={paths.viewOrder(one.order.order_id)}
            variant="default"
            className={styles.order}
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            Order <bdi dir="ltr">&nbsp;{one.order.order_id}</bdi>
          </Button>
        )}
        {canAccept && (
          <Button
            variant="default"
            aria-disabled={refusal !== null || undefined}
            data-muted={refusal !== null || undefined}
            title={refusal ?? undefined}
            className={styles.accept}
            onClick={() => refusal === null && onAccept()}
          >
            Accept the loss
          </Button>
        )}
      </div>
      <Facts one={one} onCorrect={onCorrect} />
    </header>
  );
}

function Facts({ one, onCorrect }: Pick<Props, 'one' | 'onCorrect'>) {
  const unknown = one.general;
  const paid = one.order && amountWords(one.order);
  return (
    <div className={styles.who}>
      <strong className={styles.name}>
        <bdi>{one.full_name ?? (one.order === null ? 'No order' : 'No name')}</bdi>
      </strong>
      <span className={styles.item}>
        <IconCreditCard size={16} aria-hidden />
        <span>
          <bdi>{reasonWords(one)}</bdi>
          {one.reason_name === null ? '' : `, ${one.reason_name}`}
        </span>
        {unknown && (
          <span className={styles.warning}>
            <IconAlertTriangle size={14} aria-hidden /> Unknown code, general rules
          </span>
        )}
      </span>
      <span className={styles.item}>
        <IconCash size={16} aria-hidden />
        <span>
          {amountWords(one) ?? 'No amount given'}
          {paid && ` of ${paid}`}
        </span>
      </span>
      <span className={styles.item}>
        <IconPlugConnected size={16} aria-hidden />
        <bdi>{one.gateway}</bdi>
        <bdi dir="ltr" className={styles.quiet}>
          {one.gateway_dispute_id}
        </bdi>
      </span>
      {one.correctable && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPencil size={14} aria-hidden />}
          onClick={onCorrect}
        >
          Correct
        </Button>
      )}
      <MemberChoice one={one} />
    </div>
  );
}
