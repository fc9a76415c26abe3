import { type DefencePackType, defencePackTypes } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { SegmentedChoice } from '@pabean/ui/SegmentedChoice';
import { IconPrinter } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { ReturnLink } from '../../../shared/ReturnLink.tsx';
import styles from './LetterBar.module.css';

const labels: Record<DefencePackType, string> = { 1: 'Pack 1: downloads', 2: 'Pack 2: e-mails' };

type Props = { orderId: string; type: DefencePackType; ready: boolean };

/** Above the letter, and never on paper: back, which pack, and Print. */
export function LetterBar({ orderId, type, ready }: Props) {
  const navigate = useNavigate();
  const open = (value: string) => {
    const next = defencePackTypes.find((one) => String(one) === value);
    if (next !== undefined) void navigate(paths.defencePack(orderId, next), { replace: true });
  };
  return (
    <header className={styles.bar}>
      <ReturnLink to={paths.viewOrder(orderId)} className={styles.back}>
        Order <bdi>{orderId}</bdi>
      </ReturnLink>
      <h1 className={styles.title}>Defence Pack {type}</h1>
      <SegmentedChoice
        label="Which defence pack"
        value={String(type)}
        options={defencePackTypes.map((one) => ({ value: String(one), label: labels[one] }))}
        onChange={open}
      />
      <div className={styles.print}>
        <Button
          leftSection={<IconPrinter size={16} aria-hidden />}
          disabled={!ready}
          onClick={() => window.print()}
        >
          Print Defence Pack
        </Button>
      </div>
    </header>
  );
}
