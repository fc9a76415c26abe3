import { Button } from '@pabean/ui/Button';
import { useId } from 'react';
import { Notice } from '../../../shared/Notice.tsx';
import type { OwnOrder } from '../own-order.ts';
import styles from './Correct.module.css';
import { labelOf, type OwnField, type OwnTexts } from './own-fields.ts';

type Props = { own: OwnOrder; texts: OwnTexts; onOpen: (field: OwnField) => void };

/** What was found that the traveller can mend; each press opens the field (issue "declarations"). */
export function PleaseCheck({ own, texts, onOpen }: Props) {
  const heading = useId();
  const { marks, correction } = own;
  if (marks.length === 0) return null;
  const words = texts.marks;
  const verb = correction.way === 'ask' ? texts.ask : texts.change;
  return (
    <section className={styles.check} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {words.heading}
      </h2>
      <p>{words.lead}</p>
      <ul className={styles.marks}>
        {marks.map(({ field, editor, text, severity }) => {
          const label = labelOf(field as OwnField, texts);
          return (
            <li key={`${field} ${text}`} data-severity={severity}>
              <div>
                <strong>{label}</strong>
                <span>{words.sentences[text]}</span>
              </div>
              <Button
                variant="default"
                aria-label={`${verb}: ${label}`}
                onClick={() => onOpen(editor as OwnField)}
              >
                {verb}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The same beside the field whose editor mends it. */
export function MarkText({ field, own, texts }: Omit<Props, 'onOpen'> & { field: OwnField }) {
  const sentences = own.marks.filter(({ editor }) => editor === field).map(({ text }) => text);
  if (sentences.length === 0) return null;
  return (
    <div className={styles.saved}>
      {[...new Set(sentences)].map((text) => (
        <Notice key={text} kind="attention">
          {texts.marks.sentences[text]}
        </Notice>
      ))}
    </div>
  );
}
