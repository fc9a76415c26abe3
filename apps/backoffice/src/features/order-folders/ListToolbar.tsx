import type { FolderAction } from '@pabean/domain';
import { BulkButton } from '@pabean/ui/BulkButton';
import { TableToolbar } from '@pabean/ui/TableToolbar';
import { groupDigits } from '../../shared/group-digits.ts';
import type { Progress } from '../../shared/orders/in-parts.ts';
import { type BulkAction, bulkActions } from './bulk-actions.ts';

type ListToolbarProps = {
  offered: readonly FolderAction[];
  selectedCount: number;
  summary: string;
  running: BulkAction | null;
  /** How far a change of more orders than one call takes is. */
  progress: Progress | null;
  onRun: (action: BulkAction) => void;
  onClear: () => void;
};

const isBulk = (action: FolderAction): action is BulkAction => action !== 'delete-row';

/** The bulk buttons a role is offered here; muted, and in their place, until rows are selected. */
export function ListToolbar(props: ListToolbarProps) {
  const { offered, selectedCount, summary, running, progress, onRun, onClear } = props;
  return (
    <TableToolbar
      selectedCount={selectedCount}
      onClear={onClear}
      summary={summary}
      busy={
        progress && `${groupDigits(progress.done)} of ${groupDigits(progress.total)} orders done`
      }
      actions={offered.filter(isBulk).map((action) => {
        const { label, icon: Icon, tone } = bulkActions[action];
        return (
          <BulkButton
            key={action}
            tone={tone}
            icon={<Icon size={16} aria-hidden />}
            disabledReason={selectedCount === 0 ? 'Select orders first' : undefined}
            loading={running === action}
            onClick={() => onRun(action)}
          >
            {label}
          </BulkButton>
        );
      })}
    />
  );
}
