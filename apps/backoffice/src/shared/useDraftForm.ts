import { type Form, type FormOptions, useForm } from '@pabean/ui/form';
import { useEffect, useState } from 'react';
import { forgetSentDraft, holdsAll, keepDraft, onSentDraft, readDraft } from './drafts.ts';
import { useOwner } from './session/session-store.ts';

export type DraftForm<T> = Form<T> & {
  /** These values were sent: they are forgotten, what was written meanwhile is not. */
  sent: (values: Partial<T>) => void;
  /** The person gives it up. While it is being sent it stays: it may fail. */
  giveUp: () => void;
};

type DraftOptions<T> = Omit<FormOptions<T>, 'initial'> & {
  /** What the draft is about, for example `remark 104829`. */
  about: string;
  /** What stands in the form when nothing was written. */
  blank: T;
};

/** A form whose words stay in the tab until they were sent or given up. */
export function useDraftForm<T extends object>({
  about,
  blank,
  ...options
}: DraftOptions<T>): DraftForm<T> {
  const owner = useOwner();
  // As it was when the form came: what the record holds later is nothing that the person wrote.
  const [firstValues] = useState(blank);
  const form = useForm<T>({ initial: draftOf(readDraft(owner, about), firstValues), ...options });
  const { values, pending, reset } = form;
  useEffect(
    () => keepDraft(owner, about, writtenIn(values, firstValues)),
    [owner, about, values, firstValues],
  );
  // With every drawing, so that it knows what stands in the form by now.
  useEffect(() =>
    onSentDraft(owner, about, (sent) => {
      if (holdsAll(values, sent)) reset(firstValues);
    }),
  );
  return {
    ...form,
    sent: (values) => forgetSentDraft(owner, about, values, firstValues),
    giveUp: () => {
      if (!pending) keepDraft(owner, about, undefined);
    },
  };
}

/** Only what was written: the rest may be something else on the next visit. Undefined for nothing. */
function writtenIn(values: object, firstValues: object): object | undefined {
  const fields = Object.entries(values).filter(
    ([name, value]) => !holdsAll(firstValues, { [name]: value }),
  );
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** An older version of the page may have kept other fields: those that do not fit stay blank. */
function draftOf<T extends object>(draft: unknown, blank: T): T {
  const fields = new Map(Object.entries(Object(draft)));
  const entries = Object.entries(blank).map(([name, value]) => {
    const draftValue = fields.get(name);
    const fits =
      typeof draftValue === typeof value && Array.isArray(draftValue) === Array.isArray(value);
    return [name, fits ? draftValue : value];
  });
  return Object.fromEntries(entries) as T;
}
