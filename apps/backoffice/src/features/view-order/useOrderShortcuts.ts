import { useShortcuts } from '../../shared/shortcuts/useShortcuts.ts';
import { focusField, OrderFields } from './focus-field.ts';

/** C leads to the comment box and U to the upload (design section 6, "Keys"). */
export function useOrderShortcuts(): void {
  useShortcuts({
    c: () => focusField(OrderFields.comment),
    u: () => focusField(OrderFields.upload),
  });
}
