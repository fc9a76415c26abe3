import { InlineError } from '@pabean/ui/InlineError';

type Props = { onRetry: () => void };

/** The order did not arrive; a toast says why. */
export function OrderFailed({ onRetry }: Props) {
  return <InlineError title="This order could not be loaded." onRetry={onRetry} />;
}
