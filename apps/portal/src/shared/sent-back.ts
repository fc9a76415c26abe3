/**
 * The order page sends a traveller without the order's cookie back to Track Order (spec,
 * Safety). This mark travels with that navigation, so that Track Order can say why.
 */
export const sentBack = { sentBack: true } as const;

/** Whether a navigation's state carries the mark. */
export function wasSentBack(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sentBack' in state;
}
