import { momentOfLocal } from '../local-moment.ts';

/** What a member types of a case, as it stands in the fields of a form. */
export type TypedFacts = {
  network: string;
  /** The name of a network that the list does not have. */
  otherNetwork: string;
  reasonCode: string;
  amount: string;
  currency: string;
  openedAt: string;
  answerDueAt: string;
};

export const noFacts: TypedFacts = {
  network: '',
  otherNetwork: '',
  reasonCode: '',
  amount: '',
  currency: '',
  openedAt: '',
  answerDueAt: '',
};

/** The same as the calls take it. */
export const typedBody = (values: TypedFacts) => ({
  network: values.network === 'other' ? values.otherNetwork : values.network,
  reasonCode: values.reasonCode,
  amount: values.amount,
  currency: values.currency,
  openedAt: momentOfLocal(values.openedAt) ?? '',
  answerDueAt: values.answerDueAt === '' ? null : (momentOfLocal(values.answerDueAt) ?? ''),
});

/** What is wrong, beside the fields of the form and in their words. */
export function typedErrors(
  { network, openedAt, answerDueAt, ...errors }: Readonly<Record<string, string>>,
  values: TypedFacts,
): Partial<Record<keyof TypedFacts, string>> {
  return {
    ...errors,
    ...(network && { [values.network === 'other' ? 'otherNetwork' : 'network']: network }),
    ...(openedAt && { openedAt: 'Please enter when it was opened.' }),
    ...(answerDueAt && { answerDueAt: 'Please enter a day and a time.' }),
  };
}
