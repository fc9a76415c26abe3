import { fieldErrors } from '@pabean/api-client';
import { GatewaySchema, paymentGatewaySetting } from '@pabean/api-client/contract';
import { type Form, useForm } from '@pabean/ui/form';
import { useEffect, useRef } from 'react';
import { call } from '../../shared/api.ts';
import { notify } from '../../shared/notify.ts';
import { type Gateway, lookAfterChange, markActive } from './gateway-store.ts';

type Values = { gatewayId: string };

/**
 * The state of the Change Gateway form; it starts at the gateway that is active now, and follows it
 * while nobody has chosen another one here.
 */
export function useGatewayForm(gateways: readonly Gateway[]): Form<Values> {
  const active = gateways.find(({ is_active }) => is_active === '1')?.id ?? '';
  const form: Form<Values> = useForm<Values>({
    initial: { gatewayId: active },
    validate: (values) => fieldErrors(GatewaySchema, values),
    async submit(values) {
      const result = await call(paymentGatewaySetting, { body: values });
      if (result.ok) {
        notify.success(result.message);
        return markActive(values.gatewayId);
      }
      notify.failure(result);
      // What got no answer may have been done all the same.
      if (result.kind !== 'refused') await lookAfterChange();
      const wrong = result.errors.find(({ path }) => path === 'gatewayId');
      if (wrong === undefined) return result.message;
      form.setErrors({ gatewayId: wrong.message });
    },
  });
  const before = useRef(active);
  useEffect(() => {
    if (before.current === active) return;
    if (form.values.gatewayId === before.current) form.set('gatewayId', active);
    before.current = active;
  });
  return form;
}
