import { declaredItems, purchaseFieldCount } from '@pabean/domain';
import { goToSection } from '../focus-field.ts';
import type { OrderDetail } from '../order-store.ts';
import { asksSchemeFields, schemeFieldCount, stillToFile } from '../sections/scheme-section.ts';
import styles from './SectionNav.module.css';
import { useActiveSection } from './useActiveSection.ts';

/** The way to each section, with how much is in it (design section 7). */
export function SectionNav({ order }: { order: OrderDetail }) {
  const sections = sectionsOf(order);
  const active = useActiveSection(sections.map(({ id }) => id));
  return (
    <nav className={styles.nav} aria-label="Sections of this order">
      <ul className={styles.list}>
        {sections.map(({ id, label, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === active ? 'true' : undefined}
              onFocus={(event) => bringIntoRow(event.currentTarget)}
              onClick={(event) => {
                // The address stays the order's: Back leads to the list, not through the sections.
                event.preventDefault();
                goToSection(id);
              }}
            >
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Browsers leave a link alone of which a few pixels are in sight; its ring and words would be cut. */
function bringIntoRow(link: HTMLElement): void {
  const row = link.closest('nav');
  if (row === null) return;
  const [its, own] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  if (its.right > own.right) row.scrollLeft += its.right - own.right;
  else if (its.left < own.left) row.scrollLeft -= own.left - its.left;
}

function sectionsOf(order: OrderDetail) {
  const missing = stillToFile(order);
  return [
    ...(order.checks?.marks.length
      ? [{ id: 'marks', label: 'Marks', count: order.checks.marks.length }]
      : []),
    ...(missing ? [{ id: 'to-file', label: 'To file', count: missing.length }] : []),
    { id: 'details', label: 'Details', count: undefined },
    ...(asksSchemeFields(order)
      ? [{ id: 'scheme', label: 'All Indonesia', count: schemeFieldCount(order) }]
      : []),
    { id: 'family', label: 'Family', count: order.familyMember.length },
    ...(order.conversation.length > 0
      ? [{ id: 'conversation', label: 'Conversation', count: order.conversation.length }]
      : []),
    {
      id: 'goods',
      label: 'Items',
      count: declaredItems(order.importingGoods, order.goodsDetails).length,
    },
    ...(purchaseFieldCount(order.purchase) > 0
      ? [{ id: 'purchase', label: 'Evidence', count: purchaseFieldCount(order.purchase) }]
      : []),
    ...(order.corrections.length > 0
      ? [{ id: 'corrections', label: 'Corrections', count: order.corrections.length }]
      : []),
    { id: 'emails', label: 'Email', count: order.mailHistory.length },
    { id: 'downloads', label: 'Downloads', count: order.downloadHistory.length },
    { id: 'comments', label: 'Comments', count: order.remark.length },
    { id: 'timeline', label: 'Timeline', count: undefined },
  ];
}
