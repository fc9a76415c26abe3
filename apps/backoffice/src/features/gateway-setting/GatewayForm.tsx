import { Select } from '@pabean/ui/Select';
import { StaffForm } from '../../shared/StaffForm.tsx';
import type { Gateway } from './gateway-store.ts';
import { useGatewayForm } from './useGatewayForm.ts';

const label = ({ gateway_name, is_active }: Gateway) =>
  is_active === '1' ? `${gateway_name} (Active)` : gateway_name;

/** The choice of a gateway; the live one says so, in the list too. */
export function GatewayForm({ gateways }: { gateways: readonly Gateway[] }) {
  const { field, pending, failure, submit } = useGatewayForm(gateways);
  return (
    <StaffForm
      label="Change Gateway"
      pending={pending}
      failure={failure}
      onSubmit={submit}
      submitLabel="Active Gateway"
    >
      <Select {...field('gatewayId')} label="Gateway">
        <option value="">Select gateway</option>
        {gateways.map((gateway) => (
          <option key={gateway.id} value={gateway.id}>
            {label(gateway)}
          </option>
        ))}
      </Select>
    </StaffForm>
  );
}
