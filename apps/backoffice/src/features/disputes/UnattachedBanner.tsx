import type { DisputeRow } from '@pabean/api-client/contract';
import { Button } from '@pabean/ui/Button';
import { useFocusInPlace } from '@pabean/ui/focus-in-place';
import { groupedCount } from '@pabean/ui/numbers';
import { IconUnlink } from '@tabler/icons-react';
import { amountWords, reasonWords } from '../../shared/disputes/dispute-words.ts';
import type { Desk } from './desk-store.ts';
import styles from './UnattachedBanner.module.css';

type Props = {
  unattached: Desk['numbers']['unattached'] | undefined;
  /** They are what the list shows. */
  shown: boolean;
  onShow: () => void;
  onBack: () => void;
};

const nameOf = (row: DisputeRow) =>
  [row.dispute_id, reasonWords(row), amountWords(row)].filter(Boolean).join(', ');

/** Cases that fit no order wait here: nothing that came in is lost. */
export function UnattachedBanner(props: Props) {
  const { unattached, shown } = props;
  return unattached?.count || shown ? <Banner {...props} /> : null;
}

function Banner({ unattached, shown, onShow, onBack }: Props) {
  const { count = 0, first = [] } = unattached ?? {};
  const banner = useFocusInPlace<HTMLDivElement>();
  return (
    <div ref={banner} className={styles.banner} role="status">
      <IconUnlink size={20} aria-hidden className={styles.icon} />
      <p className={styles.words}>
        <strong>{groupedCount(count, 'case matches', 'cases match')} no order.</strong>{' '}
        {!shown && first.length > 0 && `${first.map(nameOf).join('; ')}. `}
        {count > 0 && `Attach ${count === 1 ? 'it' : 'them'} once you find the order.`}
      </p>
      <Button variant="default" onClick={shown ? onBack : onShow}>
        {shown ? 'Back to all' : 'Show them'}
      </Button>
    </div>
  );
}
