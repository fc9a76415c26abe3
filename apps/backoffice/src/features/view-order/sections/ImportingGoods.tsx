import {
  answerName,
  type DeclarationKey,
  declarationCategories,
  declaredItems,
} from '@pabean/domain';
import { Fact, FactGrid } from '@pabean/ui/FactGrid';
import { SectionCard } from '@pabean/ui/SectionCard';
import { YesNo } from '@pabean/ui/YesNo';
import { useCorrections } from '../corrections/CorrectionsContext.tsx';
import { GoodsEditor } from '../corrections/GoodsEditor.tsx';
import { SectionEditButton } from '../corrections/SectionEditButton.tsx';
import { useOrderMoment } from '../corrections/useOrderMoment.tsx';
import type { OrderDetail } from '../order-store.ts';
import styles from './ImportingGoods.module.css';
import { marksAt, ValueMarks } from './MarkNote.tsx';
import { answerId, isOfItem, itemId } from './mark-field.ts';
import { hasWholeWords } from './whole-words.ts';

/** The eight answers of the declaration, and the details of every Yes (spec section 3). */
export function ImportingGoods({ order }: { order: OrderDetail }) {
  const { openField } = useCorrections();
  const { isOrdered, view, choice } = useOrderMoment(
    order,
    'Items of the declaration',
    (field) => field === 'goodsDetails' || field.startsWith('importingGoods.'),
  );
  const items = declaredItems(view.importingGoods, view.goodsDetails);
  const marksOf = (key: DeclarationKey) => (isOrdered ? [] : marksAt(order, [answerName(key)]));
  const ofItem = (key: DeclarationKey) =>
    order.importingGoods[key] === 'Yes' ? marksOf(key).filter(isOfItem) : [];
  const ofAnswer = (key: DeclarationKey) =>
    marksOf(key).filter((mark) => !ofItem(key).includes(mark));
  return (
    <SectionCard
      title="Importing Goods / Items brought"
      id="goods"
      count={`${items.length} of ${declarationCategories.length} declared`}
      padding="none"
      actions={
        <>
          {choice}
          {!isOrdered && <SectionEditButton field="goods" />}
        </>
      }
    >
      {openField === 'goods' && !isOrdered && <GoodsEditor />}
      <ol className={styles.answers}>
        {declarationCategories.map(({ key, number, label }) => (
          <li
            key={key}
            className={styles.answer}
            data-marked={ofAnswer(key).length > 0 || undefined}
          >
            <span className={styles.number}>{number}</span>
            <span className={styles.label}>
              {label}
              <ValueMarks id={answerId(key)} marks={ofAnswer(key)} />
            </span>
            <YesNo value={view.importingGoods[key] === 'Yes'} />
          </li>
        ))}
      </ol>
      {items.length > 0 && (
        <div className={styles.items}>
          {items.map((item) => (
            <section key={item.key} className={styles.item}>
              <h3 className={styles.itemTitle}>
                {item.number}. {item.label}
              </h3>
              {item.fields.length === 0 ? (
                <p className={styles.none}>No details were given.</p>
              ) : (
                <FactGrid>
                  {item.fields.map(({ key, label, value }) => (
                    <Fact
                      key={key}
                      label={label}
                      value={<bdi>{value}</bdi>}
                      whole={hasWholeWords(value)}
                    />
                  ))}
                </FactGrid>
              )}
              <ValueMarks id={itemId(item.key)} marks={ofItem(item.key)} />
            </section>
          ))}
        </div>
      )}
    </SectionCard>
  );
}
