import { fieldErrors } from '@pabean/api-client';
import { GatewaySchema, paymentGatewaySetting } from '@pabean/api-client/contract';
import { type Form, useForm } from '@pabean/ui/form';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
import { type Gateway, markActive } from './gateway-store.ts';

type Values = { gatewayId: string };

/** The state of the Change Gateway form; it starts at the gateway that is active now. */
export function useGatewayForm(gateways: readonly Gateway[]): Form<Values> {
  const active = gateways.find(({ is_active }) => is_active === '1');
  const form: Form<Values> = useForm<Values>({
    initial: { gatewayId: active?.id ?? '' },
    validate: (values) => fieldErrors(GatewaySchema, values),
    async submit(values) {
      const result = await call(paymentGatewaySetting, { body: values });
      if (result.ok) {
        notify.success(result.message);
        return markActive(values.gatewayId);
      }
      notify.failure(result);
      const wrong = result.errors.find(({ path }) => path === 'gatewayId');
      if (wrong === undefined) return result.message;
      form.setErrors({ gatewayId: wrong.message });
    },
  });
  return form;
}
