import type { FolderAction } from '@pabean/domain';
import { BulkButton } from '@pabean/ui/BulkButton';
import { Button } from '@pabean/ui/Button';
import { groupDigits } from '@pabean/ui/numbers';
import { TableToolbar } from '@pabean/ui/TableToolbar';
import { type BulkAction, bulkActions } from '../../shared/orders/bulk-actions.ts';
import type { Progress } from '../../shared/orders/in-parts.ts';
import type { NewRows } from './useNewRows.ts';

type ListToolbarProps = {
  offered: readonly FolderAction[];
  selectedCount: number;
  /** Why nothing can be done with the selected orders. */
  refusal: string | undefined;
  summary: string;
  /** Orders that came meanwhile. */
  news: NewRows;
  running: BulkAction | null;
  /** How far a change of more orders than one call takes is. */
  progress: Progress | null;
  onRun: (action: BulkAction) => void;
  onClear: () => void;
  /** Loads the list anew, with the orders that came. */
  onShowNews: () => void;
};

const isBulk = (action: FolderAction): action is BulkAction => action !== 'delete-row';

/** The bulk buttons a role is offered here; muted, and in their place, until rows are selected. */
export function ListToolbar(props: ListToolbarProps) {
  const { offered, selectedCount, refusal, summary, news, running, progress } = props;
  const { onRun, onClear, onShowNews } = props;
  return (
    <TableToolbar
      selectedCount={selectedCount}
      onClear={onClear}
      summary={summary}
      news={
        news.count > 0 && (
          <Button size="xs" variant="default" onClick={onShowNews}>
            {`${news.count}${news.more ? '+' : ''} new, show`}
          </Button>
        )
      }
      note={refusal}
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
            disabledReason={selectedCount === 0 ? 'Select orders first' : refusal}
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
