import type { DisputeCase, DisputePackPlan } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { SectionCard } from '@pabean/ui/SectionCard';
import { Skeletons } from '@pabean/ui/Skeletons';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import hiding from '../../shared/hidden.module.css';
import { usePaletteOffer } from '../../shared/palette/offers.ts';
import { AddFileDialog } from './AddFileDialog.tsx';
import { addFileCommand, caseSubject } from './case-commands.tsx';
import { ExhibitRow } from './ExhibitRow.tsx';
import styles from './ExhibitsCard.module.css';
import type { CasePlan } from './exhibit-changes.ts';
import { useExhibits } from './useExhibits.ts';

type Props = { one: DisputeCase; plan: CasePlan };

/** What the pack holds, lettered in the order that the reason wants, or in staff's own. */
export function ExhibitsCard({ one, plan: { data, failure } }: Props) {
  const [adding, setAdding] = useState(false);
  const isOpen = one.locked === null;
  const exhibits = data?.exhibits ?? [];
  usePaletteOffer(() => ({
    subject: caseSubject(one),
    commands: isOpen ? [addFileCommand(() => setAdding(true))] : [],
  }));
  const inside = exhibits.filter(({ letter }) => letter !== null).length;
  return (
    <SectionCard
      title="Exhibits"
      id="exhibits"
      count={data && `${inside} of ${exhibits.length}`}
      padding="none"
      actions={
        isOpen && (
          <Button
            variant="default"
            leftSection={<IconPaperclip size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add a file
          </Button>
        )
      }
    >
      {data === undefined && (
        <div className={styles.wait}>
          {failure === null ? (
            <Skeletons rows={6} height={20} label="Preparing the exhibits" />
          ) : (
            'The exhibits appear once the pack is ready.'
          )}
        </div>
      )}
      {data && <ExhibitList one={one} plan={data} isOpen={isOpen} />}
      <AddFileDialog
        opened={adding}
        onClose={() => setAdding(false)}
        disputeId={one.dispute_id}
        limitsOf={data?.limits_of}
      />
    </SectionCard>
  );
}

type ListProps = { one: DisputeCase; plan: DisputePackPlan; isOpen: boolean };

function ExhibitList({ one, plan, isOpen }: ListProps) {
  const { exhibits, announcement, moveTo, toggle, remove } = useExhibits(one, plan);
  /** The row under the pointer and the place over which it is held. */
  const [drag, setDrag] = useState<{ key: string; over: number } | null>(null);
  return (
    <>
      <ol className={styles.rows}>
        {exhibits.map((exhibit, at) => (
          <ExhibitRow
            key={exhibit.key}
            exhibit={exhibit}
            isFirst={at === 0}
            isLast={at === exhibits.length - 1}
            isOpen={isOpen}
            dragged={drag?.key === exhibit.key}
            target={drag !== null && drag.key !== exhibit.key && drag.over === at}
            onMove={(step) => moveTo(exhibit.key, at + step)}
            onDrag={() => setDrag({ key: exhibit.key, over: at })}
            onOver={() => drag !== null && setDrag({ ...drag, over: at })}
            onDrop={() => drag !== null && moveTo(drag.key, at)}
            onDragEnd={() => setDrag(null)}
            onToggle={() => toggle(exhibit)}
            onRemove={() => remove(exhibit)}
          />
        ))}
      </ol>
      <p role="status" className={hiding.hidden}>
        {announcement}
      </p>
    </>
  );
}
