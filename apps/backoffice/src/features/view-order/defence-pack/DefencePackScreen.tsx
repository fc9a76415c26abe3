import { type DefencePackType, decodeOrderId, defencePackTypes } from '@pabean/domain';
import { InlineError } from '@pabean/ui/InlineError';
import { Skeletons } from '@pabean/ui/Skeletons';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { setPageTitle } from '../../../shared/page-title.ts';
import { NoOrder } from '../states/NoOrder.tsx';
import styles from './DefencePackScreen.module.css';
import { Gaps } from './Gaps.tsx';
import { Letter } from './Letter.tsx';
import { LetterBar } from './LetterBar.tsx';
import { useLetter } from './useLetter.ts';

/** `/admin/view-order/{encoded}/defence-pack/{1|2}`: the letter as it is printed (spec section 2). */
export function DefencePackScreen() {
  const { encoded = '', type = '' } = useParams();
  const orderId = decodeOrderId(encoded);
  const packType = defencePackTypes.find((one) => String(one) === type);
  if (orderId === null) return <NoOrder title="This link does not hold an order id." />;
  if (packType === undefined) return <NoOrder title="There are the defence packs 1 and 2." />;
  return <DefencePackPage orderId={orderId} type={packType} />;
}

function DefencePackPage({ orderId, type }: { orderId: string; type: DefencePackType }) {
  const { data, failure, reload } = useLetter(orderId, type);
  // A browser offers the title as the name of the file that is "printed" to.
  useEffect(() => setPageTitle(`Defence Pack ${type}, order ${orderId}`), [orderId, type]);
  return (
    <div className={styles.page}>
      <LetterBar orderId={orderId} type={type} ready={data !== undefined} />
      {failure && (
        <InlineError title="The defence pack could not be loaded." onRetry={reload}>
          {failure.message}
        </InlineError>
      )}
      {data === undefined ? (
        !failure && <Skeletons rows={14} height={20} label="Loading the defence pack" />
      ) : (
        <>
          <Gaps orderId={orderId} gaps={data.gaps} />
          <Letter letter={data.letter} />
        </>
      )}
    </div>
  );
}
