import { cardNetworks, networkName } from '@pabean/domain';
import type { FieldProps } from '@pabean/ui/form';
import { Select } from '@pabean/ui/Select';
import { TextInput, type TextInputProps } from '@pabean/ui/TextInput';
import { DayInput } from '../DayInput.tsx';
import type { TypedFacts } from './typed-facts.ts';

type Props = {
  field: (name: keyof TypedFacts) => FieldProps<string>;
  values: TypedFacts;
  /** The form begins with these fields. */
  focused?: boolean;
};

/** The hint below its field: above it, it would push the field out of the line of its neighbour. */
export const hintBelow = {
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
} satisfies Pick<TextInputProps, 'inputWrapperOrder'>;

const networks = [
  { value: '', label: 'Select' },
  ...cardNetworks.map((network) => ({ value: network, label: networkName(network) })),
  { value: 'other', label: 'Another one' },
];

/** The fields of what a member types of a case, in the grid of their form. */
export function TypedFields({ field, values, focused = false }: Props) {
  return (
    <>
      <Select
        {...field('network')}
        label="Network"
        data={networks}
        data-autofocus={focused || undefined}
      />
      {values.network === 'other' && <TextInput {...field('otherNetwork')} label="Its name" />}
      <TextInput
        {...field('reasonCode')}
        {...hintBelow}
        label="Reason code"
        description="As the gateway writes it, for example 10.4"
        dir="ltr"
        autoComplete="off"
      />
      <TextInput {...field('amount')} label="Amount" inputMode="decimal" dir="ltr" />
      <TextInput {...field('currency')} label="Currency" dir="ltr" />
      <DayInput {...field('openedAt')} label="Opened" withTime />
      <DayInput
        {...field('answerDueAt')}
        label="Answer due"
        hint="As the gateway says; leave empty if it told none"
        withTime
      />
    </>
  );
}
