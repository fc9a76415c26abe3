import { useLanguage } from '../../../i18n/language.ts';
import { useMissingTexts } from '../missing/missing-texts.ts';
import { useCorrectTexts } from './correct-texts.ts';
import { labelOf, type OwnField } from './own-fields.ts';

/** The names of what was corrected, in one sentence; nothing until the page's language has them. */
export function ChangedFields({ fields }: { fields: readonly string[] }) {
  const { t, tag } = useLanguage();
  const correct = useCorrectTexts();
  const scheme = useMissingTexts();
  if (correct === undefined || scheme === undefined) return null;
  const texts = { fields: correct.fields, scheme };
  // A later server may know fields that this page has no name for.
  const names = fields.map((field): string | undefined => labelOf(field as OwnField, texts));
  const labels = names.filter((name) => name !== undefined);
  if (labels.length === 0) return null;
  return <>{t('approved.changedFields', { fields: new Intl.ListFormat(tag).format(labels) })} </>;
}
