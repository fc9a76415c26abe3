import { type Failure, fieldErrors } from '@pabean/api-client';
import { type DisputeCase, updateDispute } from '@pabean/api-client/contract';
import { networkOf } from '@pabean/domain';
import { type Form, useForm } from '@pabean/ui/form';
import { useEffect, useState } from 'react';
import { type TypedFacts, typedBody, typedErrors } from '../../shared/disputes/typed-facts.ts';
import { holdsAll, keepDraft, readDraft } from '../../shared/drafts.ts';
import { localOfMoment } from '../../shared/local-moment.ts';
import { useOwner } from '../../shared/session/session-store.ts';
import { useOnScreen } from '../../shared/useOnScreen.ts';
import { changeCase } from './case-store.ts';

type Errors = Partial<Record<keyof TypedFacts, string>>;

/** What stands in the form while nothing is written in it. */
function factsOf(one: DisputeCase): TypedFacts {
  const network = networkOf(one.network);
  return {
    network: network ?? 'other',
    otherNetwork: network === null ? one.network : '',
    reasonCode: one.reason_code ?? '',
    amount: one.amount ?? '',
    currency: one.currency ?? '',
    openedAt: localOfMoment(one.opened_at),
    answerDueAt: one.answer_due_at === null ? '' : localOfMoment(one.answer_due_at),
  };
}

const names = (facts: TypedFacts) => Object.keys(facts) as (keyof TypedFacts)[];

/** What was written: only that is sent and kept on the device. */
const writtenIn = (values: TypedFacts, base: TypedFacts): Partial<TypedFacts> =>
  Object.fromEntries(
    names(values).flatMap((name) => (values[name] === base[name] ? [] : [[name, values[name]]])),
  );

/** What was written before; an older version of the page may have kept other fields. */
function draftOf(draft: unknown, base: TypedFacts): TypedFacts {
  const written = Object.entries(Object(draft)).filter(
    ([name, value]) => name in base && typeof value === 'string',
  );
  return { ...base, ...Object.fromEntries(written) };
}

/** The change as it is sent. What nobody touched stays as somebody else may have corrected it meanwhile. */
function changeOf(values: TypedFacts, base: TypedFacts) {
  const written = writtenIn(values, base);
  const isWritten = (name: string) =>
    name in written || (name === 'network' && 'otherNetwork' in written);
  const fields = Object.entries(typedBody(values)).filter(([name]) => isWritten(name));
  return { what: 'facts' as const, ...Object.fromEntries(fields) };
}

/** Paths lie in the change, in the call and in what it refuses. */
const inChange = (path: string) => path.replace(/^change\./, '');

function errorsOf(one: DisputeCase, values: TypedFacts, base: TypedFacts): Errors {
  const { dispute_id: disputeId, version } = one;
  const body = { disputeId, version, change: changeOf(values, base) };
  const errors = Object.entries(fieldErrors(updateDispute.body, body));
  return typedErrors(
    Object.fromEntries(errors.map(([path, why]) => [inChange(path), why])),
    values,
  );
}

/**
 * The state of the form that corrects what was typed of a case. What is written stays on the device until
 * it is corrected or given up; what is not written shows the case as it is by now.
 */
export function useCorrection(
  one: DisputeCase,
  onClose: () => void,
): Form<TypedFacts> & { giveUp: () => void } {
  const owner = useOwner();
  const about = `facts ${one.dispute_id}`;
  const [base, setBase] = useState(() => factsOf(one));
  const form = useForm<TypedFacts>({
    initial: draftOf(readDraft(owner, about), base),
    validate: (values) => errorsOf(one, values, base),
    submit: async (values) => {
      const change = changeOf(values, base);
      if (Object.keys(change).length === 1) return 'Nothing is changed yet.';
      let isAtFields = false;
      const why = await changeCase(change, one, (failure) => {
        isAtFields = showAtFields(failure, values, form.setErrors);
        return isAtFields;
      });
      if (why !== null) return isAtFields ? null : why;
      // Who has closed the form, or written more in it, goes on with that.
      const isShown = onScreen.current !== null && holdsAll(onScreen.current, values);
      if (holdsAll(values, Object(readDraft(owner, about)))) keepDraft(owner, about, undefined);
      if (isShown) onClose();
    },
  });
  const { values, set } = form;
  const onScreen = useOnScreen(values);
  const now = factsOf(one);
  if (!holdsAll(now, base)) {
    setBase(now);
    for (const name of names(now)) if (values[name] === base[name]) set(name, now[name]);
  }
  useEffect(() => {
    const written = writtenIn(values, base);
    keepDraft(owner, about, Object.keys(written).length > 0 ? written : undefined);
  }, [owner, about, values, base]);
  return {
    ...form,
    giveUp: () => {
      if (!form.pending) keepDraft(owner, about, undefined);
    },
  };
}

/** @returns whether what the server refuses is of single fields */
function showAtFields(
  { errors }: Failure,
  values: TypedFacts,
  show: (errors: Errors) => void,
): boolean {
  const faults = errors.map(({ path, message }) => [inChange(path), message] as const);
  const ofFields = faults.filter(([path]) => path in values);
  if (ofFields.length === 0) return false;
  const found: Readonly<Record<string, string>> = Object.fromEntries(ofFields);
  const { network, ...others } = found;
  const place = values.network === 'other' ? 'otherNetwork' : 'network';
  show({ ...others, ...(network && { [place]: network }) });
  return true;
}
