import type { Failure } from '@pabean/api-client';
import { InlineError } from '@pabean/ui/InlineError';
import { Skeletons } from '@pabean/ui/Skeletons';
import { reloadPlan } from './case-store.ts';

/** Stands where the pack's figures would: they are being made, or could not be. */
export function NoPack({ failure }: { failure: Failure | null }) {
  if (failure === null) return <Skeletons rows={6} height={20} label="Preparing the pack" />;
  return (
    <InlineError title="The pack could not be created." onRetry={reloadPlan}>
      {failure.message}
    </InlineError>
  );
}
