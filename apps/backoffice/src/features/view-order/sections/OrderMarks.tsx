import { labelOfMark, type Severity, severities } from '@pabean/domain';
import { SectionCard } from '@pabean/ui/SectionCard';
import { Link } from 'react-router';
import hiding from '../../../shared/hidden.module.css';
import { markLook, marksInWords } from '../../../shared/orders/mark-look.ts';
import { paths } from '../../../shared/paths.ts';
import { goToPlace, marksSection } from '../focus-field.ts';
import type { OrderDetail } from '../order-store.ts';
import type { OrderMark } from './MarkNote.tsx';
import { placeOfMark } from './mark-field.ts';
import styles from './OrderMarks.module.css';

type Checks = NonNullable<OrderDetail['checks']>;

/** What the rules found of the order, worst first, each with the way to its field. */
export function OrderMarks({ order }: { order: OrderDetail }) {
  const { checks } = order;
  if (checks === null || checks.marks.length === 0) return null;
  const worst = severities.flatMap((severity) =>
    checks.marks.filter((mark) => mark.severity === severity),
  );
  return (
    <SectionCard title="Marks" id={marksSection} count={countsOf(checks.marks)}>
      <ul className={styles.list}>
        {worst.map((mark) => (
          <Mark
            key={`${mark.rule} ${mark.field}`}
            mark={mark}
            place={placeOfMark(mark, order)}
            twice={checks.twice}
          />
        ))}
      </ul>
    </SectionCard>
  );
}

type MarkProps = {
  mark: OrderMark;
  place: ReturnType<typeof placeOfMark>;
  twice: Checks['twice'];
};

function Mark({ mark, place, twice }: MarkProps) {
  const { Icon, tone, word } = markLook[mark.severity];
  const others = mark.rule.startsWith('twice.') ? twice : [];
  return (
    <li
      id={`mark-${mark.rule}-${mark.field}`}
      tabIndex={-1}
      className={styles.mark}
      data-tone={tone}
      data-field={place?.id}
    >
      <Icon size={18} aria-hidden className={styles.icon} />
      <div>
        <p className={styles.words}>
          <span className={hiding.hidden}>{word}: </span>
          {mark.words}
        </p>
        <span className={styles.links}>
          {place === null ? (
            <span>{labelOfMark(mark.field)}</span>
          ) : (
            <a
              href={`#${place.id}`}
              className={styles.link}
              onClick={(event) => {
                // The address stays the order's, as with the section nav.
                event.preventDefault();
                goToPlace(place);
              }}
            >
              {labelOfMark(mark.field)}
            </a>
          )}
          {others.map((orderId) => (
            <Link key={orderId} className={styles.link} to={paths.viewOrder(orderId)}>
              Order <bdi dir="ltr">{orderId}</bdi>
            </Link>
          ))}
        </span>
      </div>
    </li>
  );
}

function countsOf(marks: readonly OrderMark[]): string {
  const count = (severity: Severity) => marks.filter((mark) => mark.severity === severity).length;
  return severities
    .filter((severity) => count(severity) > 0)
    .map((severity) => marksInWords(count(severity), severity))
    .join(', ');
}
