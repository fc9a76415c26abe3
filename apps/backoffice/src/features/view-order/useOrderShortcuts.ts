import { useShortcuts } from '../../shared/shortcuts/useShortcuts.ts';
import { focusField, OrderFields, openFirstField } from './focus-field.ts';

/** C leads to the comment box, U to the upload, E opens the first field (design, "Keys"). */
export function useOrderShortcuts(): void {
  useShortcuts({
    c: () => focusField(OrderFields.comment),
    e: openFirstField,
    u: () => focusField(OrderFields.upload),
  });
}
