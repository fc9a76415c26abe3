import { useLanguage } from '../../../i18n/language.ts';
import { greenwichDay } from '../greenwich-day.ts';
import part from '../OwnPart.module.css';
import type { OwnOrder } from '../own-order.ts';
import styles from './Correct.module.css';
import { labelOf, type OwnField, type OwnTexts, valueText } from './own-fields.ts';

type Props = { wishes: OwnOrder['correction']['asked']; texts: OwnTexts };

/** What was asked for after filing, and our answer to each. */
export function AskedList({ wishes, texts }: Props) {
  const { tag } = useLanguage();
  if (wishes.length === 0) return null;
  return (
    <div className={part.card} role="status">
      <h2 className={styles.heading}>{texts.wishes}</h2>
      <ul className={styles.wishes}>
        {wishes.map((wish) => {
          const field = wish.field as OwnField;
          return (
            <li key={wish.id}>
              <strong>
                {labelOf(field, texts)}: <bdi>{valueText(field, wish.after, texts, tag)}</bdi>
              </strong>
              <span>
                {stateText(wish.state, texts)}, {greenwichDay(wish.decided_at ?? wish.at, tag)}
              </span>
              {wish.sentence && (
                <span>
                  <q dir="auto">{wish.sentence}</q>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function stateText(state: Props['wishes'][number]['state'], texts: OwnTexts): string {
  if (state === 'accepted') return texts.accepted;
  return state === 'refused' ? texts.refused : texts.waiting;
}
