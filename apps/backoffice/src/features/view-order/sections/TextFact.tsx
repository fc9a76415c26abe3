import { MISSING } from '@pabean/domain';
import { Fact, type FactProps } from '@pabean/ui/FactGrid';
import { hasWholeWords } from './whole-words.ts';

type Props = {
  label: string;
  value: string | number | null;
  /** Staff retype this value elsewhere: it gets a copy button. */
  copied?: boolean;
  /** Ids, mail addresses, numbers and dates keep their direction in every script. */
  ltr?: boolean;
  span?: 1 | 2 | 3;
} & Pick<FactProps, 'edit' | 'note'>;

/** A fact as it came, in the direction of its own script; blank and missing show as a dash. */
export function TextFact({ label, value, copied = false, ltr = false, span, ...more }: Props) {
  const text = value === null ? '' : String(value).trim();
  const missing = text === '' || text === MISSING;
  return (
    <Fact
      label={label}
      span={span}
      value={missing ? null : <bdi {...(ltr && { dir: 'ltr' })}>{text}</bdi>}
      whole={hasWholeWords(text)}
      copy={copied && !missing ? text : undefined}
      {...more}
    />
  );
}
