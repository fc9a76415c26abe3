import { AppModal } from '@pabean/ui/AppModal';
import { RefusalAlert } from '../RefusalAlert.tsx';
import { MoveList, type MoveListProps } from './MoveList.tsx';

/** Whether the bar of a phone has opened the moves. */
export type Sheet = { readonly opened: boolean; readonly onClose: () => void };

type Props = MoveListProps & Sheet & { refusal: string | null; onLoaded: () => void };

/** The moves of the page as a sheet, which the bar of a phone opens from everywhere. */
export function MoveSheet({ opened, onClose, refusal, onLoaded, ...list }: Props) {
  return (
    <AppModal opened={opened} onClose={onClose} title="Move to">
      <RefusalAlert message={refusal} onLoaded={onLoaded} />
      <MoveList {...list} />
    </AppModal>
  );
}
