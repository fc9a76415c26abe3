import { moneyIn, refundStages } from '@pabean/domain';
import { useLanguage } from '../../../i18n/language.ts';
import type { OwnOrder } from '../own-order.ts';
import styles from './Refund.module.css';
import type { RefundTexts } from './texts/en.ts';

type Props = { refund: OwnOrder['refund']; texts: RefundTexts };

/** What goes back at each stage, and at which one the order is. */
export function PolicyTable({ refund, texts }: Props) {
  const { tag } = useLanguage();
  const { shares, amounts, paid, here } = refund;
  const percent = (share: number) =>
    new Intl.NumberFormat(tag, { style: 'percent' }).format(share / 100);
  return (
    <table className={styles.policy}>
      <caption>{texts.policy}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.back}</th>
        </tr>
      </thead>
      <tbody>
        {refundStages.map((stage) => (
          <tr key={stage} data-here={stage === here || undefined}>
            <th scope="row">
              {texts[stage]}
              {stage === here && <span className={styles.here}>{texts.here}</span>}
            </th>
            <td>
              <strong>{percent(shares[stage])}</strong>
              {amounts && paid?.currency && (
                <bdi>{moneyIn(tag, amounts[stage], paid.currency)}</bdi>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
