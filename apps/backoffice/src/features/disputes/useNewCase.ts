import { type Failure, fieldErrors } from '@pabean/api-client';
import { addDispute } from '@pabean/api-client/contract';
import { type DisputeKind, disputeKinds } from '@pabean/domain';
import { useNavigate } from 'react-router';
import { call } from '../../shared/api.ts';
import { noFacts, typedBody, typedErrors } from '../../shared/disputes/typed-facts.ts';
import { holdsAll } from '../../shared/drafts.ts';
import { notify } from '../../shared/notify.ts';
import { paths } from '../../shared/paths.ts';
import { type DraftForm, useDraftForm } from '../../shared/useDraftForm.ts';
import { useOnScreen } from '../../shared/useOnScreen.ts';

const empty = {
  gateway: '',
  gatewayDisputeId: '',
  payment: '',
  kind: '',
  ...noFacts,
};
type Values = typeof empty;
type Errors = Partial<Record<keyof Values, string>>;

/** The state of the form: kept on the device until the case is there. */
export function useNewCase(onClose: () => void): DraftForm<Values> {
  const navigate = useNavigate();
  const form: DraftForm<Values> = useDraftForm<Values>({
    about: 'new dispute',
    blank: empty,
    validate: errorsOf,
    async submit(values) {
      const result = await call(addDispute, { body: bodyOf(values) });
      if (!result.ok) return refused(result, form.setErrors);
      notify.success(result.message);
      // Who has closed the form, or begun another case in it, goes on with that.
      const isShown = onScreen.current !== null && holdsAll(onScreen.current, values);
      form.sent(values);
      if (!isShown) return;
      onClose();
      void navigate(paths.dispute(result.data.disputeId));
    },
  });
  const onScreen = useOnScreen(form.values);
  return form;
}

/** The server judges what the form can not: a kind that is not chosen has no word. */
const bodyOf = (values: Values) => ({
  gateway: values.gateway,
  gatewayDisputeId: values.gatewayDisputeId,
  payment: values.payment,
  kind: kindOf(values.kind),
  ...typedBody(values),
});

const kindOf = (word: string): DisputeKind =>
  disputeKinds.find((kind) => kind === word) ?? ('' as DisputeKind);

const errorsOf = (values: Values): Errors =>
  typedErrors(fieldErrors(addDispute.body, bodyOf(values)), values);

function refused(failure: Failure, setErrors: (errors: Errors) => void): string | undefined {
  const fieldFaults = failure.errors.filter(({ path }) => path in empty);
  if (fieldFaults.length === 0) return failure.message;
  setErrors(Object.fromEntries(fieldFaults.map(({ path, message }) => [path, message])));
}
