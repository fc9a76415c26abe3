import { useShortcuts } from '../../shared/shortcuts/useShortcuts.ts';
import { focusField, goToNextMark, OrderFields, openFirstField } from './focus-field.ts';

/**
 * C leads to the comment box, W to the answer to the traveller, U to the upload, E opens the first field and
 * Shift+E leads to the next mark. Q asks, M moves and N and P turn the pages
 * where they are offered.
 */
export function useOrderShortcuts(): void {
  useShortcuts({
    c: () => focusField(OrderFields.comment),
    e: openFirstField,
    'Shift+e': goToNextMark,
    u: () => focusField(OrderFields.upload),
    w: () => focusField(OrderFields.message),
  });
}
