import type { DisputeCase } from '@pabean/api-client/contract';
import { SectionCard } from '@pabean/ui/SectionCard';
import { IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react';
import styles from './MetersCard.module.css';
import { SideTable } from './SideTable.tsx';

type Meter = DisputeCase['meters'][number];

const looks = {
  yes: { Icon: IconCheck, word: 'Yes' },
  'border case': { Icon: IconQuestionMark, word: 'Borderline' },
  no: { Icon: IconX, word: 'No' },
} as const;

/** Programmes that shift the loss: yes or no, and why. */
export function MetersCard({ meters }: { meters: readonly Meter[] }) {
  return (
    <SectionCard title="Evidence programmes" id="meters" padding="none">
      {meters.map((meter) => {
        const { Icon, word } = looks[meter.answer];
        return (
          <section key={meter.id} className={styles.meter}>
            <header className={styles.head}>
              <h3 className={styles.name}>{meter.name}</h3>
              <span className={styles.answer} data-answer={meter.answer}>
                <Icon size={14} aria-hidden />
                {word}
              </span>
            </header>
            <p className={styles.why}>{meter.why}</p>
            {meter.table && <SideTable caption={meter.name} {...meter.table} />}
          </section>
        );
      })}
    </SectionCard>
  );
}
