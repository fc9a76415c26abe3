import type { Failure } from '@pabean/api-client';
import { InlineError } from '@pabean/ui/InlineError';

type Props = { failure: Failure; onRetry: () => void };

/** The order did not arrive. */
export function OrderFailed({ failure, onRetry }: Props) {
  return (
    <InlineError title="This order could not be loaded." onRetry={onRetry}>
      {failure.message}
    </InlineError>
  );
}
