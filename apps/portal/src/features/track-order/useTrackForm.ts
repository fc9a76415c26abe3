import type { Failure } from '@pabean/api-client';
import { type Form, useForm } from '@pabean/ui/form';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { failureText } from '../../shared/failure-text.ts';
import {
  forgetHalfTyped,
  keepHalfTyped,
  onHalfTypedDropped,
  readHalfTyped,
} from '../../shared/half-typed.ts';
import { notifyError, takeBack } from '../../shared/notify.ts';
import { typedEarly } from '../../shared/typed-early.ts';
import { type TrackValues, track, trackErrors } from './track.ts';

const toast = 'track-order';
const refusals = { 404: 'refused.noSuchOrder' } as const;

/**
 * The state of the Track Order form. A refusal is shown as a toast in the server's words (spec
 * section 8) and stays beside the form, so that it is not missed; what was typed stays too. The
 * words are made when they are shown, so that they follow the language of the page.
 */
export function useTrackForm(
  orderId: string,
  onFound: (orderId: string) => Promise<void>,
): Form<TrackValues> & { stop: () => void } {
  const language = useLanguage();
  const [refused, setRefused] = useState<{ failure: Failure; at: number }>();
  const sending = useRef<AbortController>(null);
  const early = typedEarly();
  const [before] = useState(readHalfTyped);
  const form: Form<TrackValues> = useForm({
    initial: {
      orderId: early?.orderId || orderId || before.orderId,
      email: early?.email || before.email,
    },
    validate: trackErrors,
    async submit(values) {
      void takeBack(toast);
      sending.current = new AbortController();
      const outcome = await track(values, sending.current.signal);
      if (outcome.kind === 'found') {
        forgetHalfTyped();
        return onFound(outcome.orderId);
      }
      if (outcome.kind === 'wrong') return form.setErrors(outcome.errors);
      const { failure } = outcome;
      if (failure.kind === 'aborted') return;
      const at = Date.now();
      const words = failureText(failure, language, at, refusals);
      const own = language.lang === 'en' && failure.kind === 'refused' && failure.message;
      void notifyError({ about: toast, message: own || words, close: language.t('toast.close') });
      setRefused({ failure, at });
      return words;
    },
  });

  const { values } = form;
  // A link brings its own order id again; the one that was typed without a link waits for its page.
  useEffect(
    () => keepHalfTyped(orderId ? { ...values, orderId: readHalfTyped().orderId } : values),
    [orderId, values],
  );

  // With every drawing, since the form is another one each time.
  useEffect(() =>
    onHalfTypedDropped(() => {
      void takeBack(toast);
      form.reset({ orderId, email: '' });
    }),
  );

  // A toast cannot change its words; the same ones stand beside the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new language
  useEffect(() => () => void takeBack(toast), [language]);

  const failure =
    form.failure !== null && refused
      ? failureText(refused.failure, language, refused.at, refusals)
      : form.failure;
  return { ...form, failure, stop: () => sending.current?.abort() };
}
