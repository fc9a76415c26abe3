import { IconShieldCheck, IconShieldQuestion, IconShieldX } from '@tabler/icons-react';
import styles from './ChainMark.module.css';
import { chainWords } from './timeline-words.ts';
import type { HistoryChain } from './useTimeline.ts';

const icons = { unbroken: IconShieldCheck, broken: IconShieldX, 'too-long': IconShieldQuestion };

/** Whether the order's history is as it was written (decision 006). */
export function ChainMark({ chain }: { chain: HistoryChain }) {
  const Icon = icons[chain.state];
  return (
    <span className={styles.mark} data-state={chain.state}>
      <Icon size={16} aria-hidden className={styles.icon} />
      {chainWords(chain)}
    </span>
  );
}
