import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../shared/Notice.tsx';
import { greenwichDay } from './greenwich-day.ts';
import { laterPart } from './later-part.tsx';
import styles from './Order.module.css';
import type { TravellerOrder } from './shown-order.ts';

/** The names stand in the texts of corrections, which come later; without them the rest is as true. */
const ChangedFields = laterPart(
  'changed-fields',
  async () => (await import('./correct/ChangedFields.tsx')).ChangedFields,
);

type Props = { changed: NonNullable<TravellerOrder['changed_since']> };

/** Says that the document holds old values, which, and that it counts until another one is here. */
export function ChangedSince({ changed: { fields, at } }: Props) {
  const { t, tag } = useLanguage();
  return (
    <div className={styles.copy}>
      <Notice kind="attention" title={t('approved.changed')}>
        <ChangedFields fields={fields} />
        {t('approved.changedText', { date: greenwichDay(at, tag) })}
      </Notice>
    </div>
  );
}
