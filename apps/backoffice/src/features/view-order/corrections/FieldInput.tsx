import {
  type DeclaredFieldKey,
  diallingTable,
  knownTravellerLanguage,
  languageName,
  type OrderField,
  orderFields,
  portTexts,
  travellerLanguages,
} from '@pabean/domain';
import { Select } from '@pabean/ui/Select';
import { Textarea } from '@pabean/ui/Textarea';
import { TextInput, type TextInputProps } from '@pabean/ui/TextInput';
import { type ClipboardEvent, useId } from 'react';
import { DayInput, firstDay, lastDay } from '../../../shared/DayInput.tsx';

export type FieldInputProps = {
  fieldKey: DeclaredFieldKey;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
  onPaste?: (event: ClipboardEvent) => void;
};

const countries = Object.keys(diallingTable);

/** What is offered while a field is typed; anything else may be typed as well. */
function suggestionsFor(fieldKey: DeclaredFieldKey, kind: OrderField['kind']): readonly string[] {
  if (fieldKey === 'place_of_arrival') return portTexts;
  return kind === 'country-code' || fieldKey === 'nationality' ? countries : [];
}

/** How each kind is typed; days have a field of their own, the rest are lines of text. */
const attributes: { readonly [Kind in OrderField['kind']]?: TextInputProps } = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  telephone: { type: 'tel', inputMode: 'tel' },
  count: { inputMode: 'numeric' },
};

/** The field's own editor: lines, a day, a number, an answer, or a country or port to choose or to type. */
export function FieldInput({ fieldKey, value, error, onText, ...paste }: FieldInputProps) {
  const listId = useId();
  const { kind, label, lines = false, leftToRight = false }: OrderField = orderFields[fieldKey];
  const shared = {
    label,
    value,
    error,
    onChange: (event: { currentTarget: { value: string } }) => onText(event.currentTarget.value),
  };
  if (kind === 'day') return <DayInput {...shared} min={firstDay} max={lastDay} />;
  if (kind === 'answer') return <Select {...shared} data={['', 'Yes', 'No']} />;
  if (kind === 'language') return <LanguageSelect {...shared} />;
  if (lines) return <Textarea {...shared} rows={3} dir="auto" autoComplete="off" />;
  const suggestions = suggestionsFor(fieldKey, kind);
  return (
    <>
      <TextInput
        {...shared}
        {...attributes[kind]}
        {...paste}
        dir={leftToRight ? 'ltr' : 'auto'}
        autoComplete="off"
        spellCheck={false}
        {...(suggestions.length > 0 && { list: listId })}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

type LanguageProps = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

/** The languages of our letters by name; one that the order came with and we do not write stays offered. */
function LanguageSelect({ value, ...rest }: LanguageProps) {
  const letterLanguage = knownTravellerLanguage(value)?.lang;
  const offered = travellerLanguages.map(({ lang }) => ({
    value: lang,
    label: languageName(lang),
  }));
  const other =
    value !== '' && !letterLanguage ? [{ value, label: `${languageName(value)}, in English` }] : [];
  const none = { value: '', label: 'Not known, in English' };
  return <Select {...rest} value={letterLanguage ?? value} data={[none, ...other, ...offered]} />;
}
