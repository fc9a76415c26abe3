import { labelOfMark, type Severity, severities } from '@pabean/domain';
import { SectionCard } from '@pabean/ui/SectionCard';
import { Link } from 'react-router';
import hiding from '../../../shared/hidden.module.css';
import { markLook, marksInWords } from '../../../shared/orders/mark-look.ts';
import { paths } from '../../../shared/paths.ts';
import { editButtonId } from '../corrections/edited-field.ts';
import { focusField, marksSection } from '../focus-field.ts';
import type { OrderDetail } from '../order-store.ts';
import type { OrderMark } from './MarkNote.tsx';
import { editorOfMark } from './mark-field.ts';
import styles from './OrderMarks.module.css';

type Checks = NonNullable<OrderDetail['checks']>;

/** What the rules found of the order, worst first, each with the way to its field (second design). */
export function OrderMarks({ order: { checks } }: { order: OrderDetail }) {
  if (checks === null || checks.marks.length === 0) return null;
  const worst = severities.flatMap((severity) =>
    checks.marks.filter((mark) => mark.severity === severity),
  );
  return (
    <SectionCard title="Marks" id={marksSection} count={countsOf(checks.marks)}>
      <ul className={styles.list}>
        {worst.map((mark) => (
          <Mark key={`${mark.rule} ${mark.field}`} mark={mark} twice={checks.twice} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Mark({ mark, twice }: { mark: OrderMark; twice: Checks['twice'] }) {
  const { Icon, tone, word } = markLook[mark.severity];
  const editor = editorOfMark(mark.field);
  const others = mark.rule.startsWith('twice.') ? twice : [];
  return (
    <li
      id={`mark-${mark.rule}-${mark.field}`}
      tabIndex={-1}
      className={styles.mark}
      data-tone={tone}
      data-field={editor === null ? undefined : editButtonId(editor)}
    >
      <Icon size={18} aria-hidden className={styles.icon} />
      <div>
        <p className={styles.words}>
          <span className={hiding.hidden}>{word}: </span>
          {mark.words}
        </p>
        <span className={styles.links}>
          {editor === null ? (
            <span>{labelOfMark(mark.field)}</span>
          ) : (
            <a
              href={`#${editButtonId(editor)}`}
              className={styles.link}
              onClick={(event) => {
                // The address stays the order's, as with the section nav.
                event.preventDefault();
                focusField(editButtonId(editor));
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
