import { type Form, useForm } from '@pabean/ui/form';
import { useLanguage } from '../../i18n/language.ts';
import { failureText } from '../../shared/failure-text.ts';
import { notifyError, takeBack } from '../../shared/notify.ts';
import { type TrackValues, track, trackErrors } from './track.ts';

const toast = 'track-order';

/**
 * The state of the Track Order form. A refusal is shown as a toast in the server's words (spec
 * section 8) and stays beside the form, so that it is not missed; what was typed stays too.
 */
export function useTrackForm(
  orderId: string,
  onFound: (orderId: string) => Promise<void>,
): Form<TrackValues> {
  const language = useLanguage();
  const form: Form<TrackValues> = useForm({
    initial: { orderId, email: '' },
    validate: trackErrors,
    async submit(values) {
      void takeBack(toast);
      const outcome = await track(values);
      if (outcome.kind === 'found') return onFound(outcome.orderId);
      if (outcome.kind === 'wrong') return form.setErrors(outcome.errors);
      const { failure } = outcome;
      const words = failureText(failure, language);
      const said = failure.kind === 'refused' ? failure.message || words : words;
      void notifyError({ about: toast, message: said, close: language.t('toast.close') });
      return words;
    },
  });
  return form;
}

/** Typing again takes the toast away: on a small phone it may cover a field. */
export function forgetRefusal(): void {
  void takeBack(toast);
}
