import type { AskableName } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { Checkbox } from '@pabean/ui/Checkbox';
import { SectionCard } from '@pabean/ui/SectionCard';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { AskDialog } from '../conversation/AskDialog.tsx';
import type { OrderDetail } from '../order-store.ts';
import styles from './BeforeYouFile.module.css';
import { schemeOfOrder, stillToFile } from './scheme-section.ts';

/** What is still missing to file; one press asks the traveller for exactly what is ticked. */
export function BeforeYouFile({ order }: { order: OrderDetail }) {
  const [unticked, setUnticked] = useState<readonly AskableName[]>([]);
  const [asking, setAsking] = useState(false);
  const missing = stillToFile(order);
  if (missing === undefined) return null;
  const names = missing.map(({ name }) => name).filter((name) => !unticked.includes(name));
  const toggle = (name: AskableName) =>
    setUnticked((all) =>
      all.includes(name) ? all.filter((other) => other !== name) : [...all, name],
    );
  return (
    <SectionCard
      title="Before you file"
      id="to-file"
      count={`${schemeOfOrder(order).name}, ${missing.length === 0 ? 'nothing is missing' : `${missing.length} missing`}`}
    >
      {missing.length === 0 ? (
        <p className={styles.none}>The order holds everything that the form asks for.</p>
      ) : (
        <fieldset className={styles.missing}>
          <legend className={styles.legend}>Missing</legend>
          {missing.map(({ name, label, toFile }) => (
            <Checkbox
              key={name}
              label={toFile ? `${label}, needed to file` : label}
              checked={!unticked.includes(name)}
              onChange={() => toggle(name)}
            />
          ))}
        </fieldset>
      )}
      {missing.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconMessageQuestion size={16} aria-hidden />}
          aria-disabled={names.length === 0 || undefined}
          onClick={() => names.length > 0 && setAsking(true)}
        >
          Ask the traveller for these {names.length}
        </Button>
      )}
      <AskDialog
        opened={asking}
        onClose={() => setAsking(false)}
        order={order}
        to={null}
        onMove={() => {}}
        names={names}
      />
    </SectionCard>
  );
}
