import type { QuestionWants } from '@pabean/domain';
import {
  IconCalendar,
  IconListCheck,
  IconPencil,
  IconPhoto,
  IconTypography,
  type TablerIcon,
} from '@tabler/icons-react';
import { useId } from 'react';
import styles from './WantsChoice.module.css';

type Kind = { readonly label: string; readonly hint: string; readonly Icon: TablerIcon };

/** In the order of the design. */
const kinds: Record<Exclude<QuestionWants, 'fields'>, Kind> = {
  file: {
    label: 'File',
    hint: 'PDF or picture, checked on upload. The traveller opens a link in the e-mail; no account needed.',
    Icon: IconPhoto,
  },
  field: {
    label: 'Corrected field',
    hint: 'The answer corrects the field at once.',
    Icon: IconPencil,
  },
  date: { label: 'Date', hint: 'A date.', Icon: IconCalendar },
  choice: {
    label: 'Choice',
    hint: 'One of the answers below, in the language of the question.',
    Icon: IconListCheck,
  },
  text: { label: 'Text', hint: 'Free text.', Icon: IconTypography },
};

type Props = { value: QuestionWants; onChange: (value: QuestionWants) => void };

/** What the traveller is asked for: one of a few, all in view. The button of the letter is worded by it. */
export function WantsChoice({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-describedby={`${name}-hint`}>
      <legend className={styles.legend}>What to ask for</legend>
      <div className={styles.kinds}>
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => {
          const { label, Icon } = kinds[kind];
          return (
            <label key={kind} className={styles.kind}>
              <input
                type="radio"
                className={styles.input}
                name={name}
                value={kind}
                checked={kind === value}
                onChange={() => onChange(kind)}
              />
              <Icon size={16} aria-hidden />
              {label}
            </label>
          );
        })}
      </div>
      <p className={styles.hint} id={`${name}-hint`}>
        {value !== 'fields' && kinds[value].hint}
      </p>
    </fieldset>
  );
}
