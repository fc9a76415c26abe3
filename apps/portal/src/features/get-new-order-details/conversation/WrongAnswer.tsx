import type { FieldError } from '@pabean/api-client/contract';
import { type SchemeFieldKey, schemeFieldName } from '@pabean/domain';
import { useLanguage } from '../../../i18n/language.ts';
import { useOwnTexts } from '../correct/correct-texts.ts';
import { labelOf, type OwnField, type TableField } from '../correct/own-fields.ts';
import { reasonOf } from '../correct/refusal-words.ts';

/** Why an answer was not taken, in the language of the page. Of several fields it names the one. */
export function WrongAnswer({ error }: { error: FieldError }) {
  const { t } = useLanguage();
  const own = useOwnTexts();
  const reason = own && reasonOf(error.message, own);
  if (own === undefined || reason === undefined) return t('ask.wrong');
  const field = askedField(error.path);
  return field === undefined ? reason : `${labelOf(field, own)}: ${reason}`;
}

/** The field of an error's path: "answer.dob" or "answer.scheme_fields.email"; none for a single field. */
export function askedField(path: string): OwnField | undefined {
  const [, name, key] = path.split('.');
  if (name === undefined) return undefined;
  return name === 'scheme_fields' ? schemeFieldName(key as SchemeFieldKey) : (name as TableField);
}
