import { EmptyState } from '@pabean/ui/EmptyState';
import { InlineError } from '@pabean/ui/InlineError';
import { Skeletons } from '@pabean/ui/Skeletons';
import { IconCreditCard } from '@tabler/icons-react';
import { useEffect } from 'react';
import { SettingsCard } from '../../shared/settings-card/SettingsCard.tsx';
import { GatewayForm } from './GatewayForm.tsx';
import { closeGateways, lookAtGateways, openGateways, useGateways } from './gateway-store.ts';

/** Which gateway takes the money (spec section 2, "Change Gateway"; design section 7). */
export function GatewaySettingScreen() {
  useEffect(() => {
    openGateways();
    window.addEventListener('focus', onBack);
    document.addEventListener('visibilitychange', onBack);
    return () => {
      window.removeEventListener('focus', onBack);
      document.removeEventListener('visibilitychange', onBack);
      closeGateways();
    };
  }, []);
  return (
    <SettingsCard title="Change Gateway">
      <Content />
    </SettingsCard>
  );
}

/** Somebody else may have changed it while this tab was not looked at. */
function onBack() {
  if (!document.hidden) void lookAtGateways();
}

function Content() {
  const { data, failure } = useGateways();
  if (failure !== null && data === undefined) {
    return <InlineError title="The gateways could not be loaded." onRetry={openGateways} />;
  }
  if (data === undefined) {
    return <Skeletons rows={3} height={24} label="Loading the gateways" />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        icon={IconCreditCard}
        title="No record found"
        line="There is no gateway to choose from yet."
      />
    );
  }
  return <GatewayForm gateways={data} />;
}
