import { type DeclaredFieldKey, diallingTable, type OrderField, orderFields } from '@pabean/domain';
import { Select } from '@pabean/ui/Select';
import { TextInput, type TextInputProps } from '@pabean/ui/TextInput';
import { type ClipboardEvent, useId } from 'react';

export type FieldInputProps = {
  fieldKey: DeclaredFieldKey;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
  onPaste?: (event: ClipboardEvent) => void;
};

const countries = Object.keys(diallingTable);

/** How each kind is typed; the rest are lines of text. */
const attributes: { readonly [Kind in OrderField['kind']]?: TextInputProps } = {
  day: { type: 'date', min: '1900-01-01', max: '2199-12-31' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  telephone: { type: 'tel', inputMode: 'tel' },
  count: { inputMode: 'numeric' },
};

/** The field's own editor: a line, a day, a number, an answer, or a country to choose or to type. */
export function FieldInput({ fieldKey, value, error, onText, ...paste }: FieldInputProps) {
  const listId = useId();
  const { kind, label, leftToRight = false }: OrderField = orderFields[fieldKey];
  const shared = {
    label,
    value,
    error,
    onChange: (event: { currentTarget: { value: string } }) => onText(event.currentTarget.value),
  };
  if (kind === 'answer') return <Select {...shared} data={['', 'Yes', 'No']} />;
  const isCountry = kind === 'country-code' || fieldKey === 'nationality';
  return (
    <>
      <TextInput
        {...shared}
        {...attributes[kind]}
        {...paste}
        dir={leftToRight ? 'ltr' : 'auto'}
        autoComplete="off"
        spellCheck={false}
        {...(isCountry && { list: listId })}
      />
      {isCountry && (
        <datalist id={listId}>
          {countries.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
      )}
    </>
  );
}
