const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the keys are written on this machine. */
export const paletteKeys = (): readonly string[] => (isApple() ? ['⌘', 'K'] : ['Ctrl', 'K']);

/** For screen readers. */
export const paletteKeyName = () => (isApple() ? 'Meta+K' : 'Control+K');

/** The letter in Latin script, or its place on a keyboard of another one. */
const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

/** Ctrl and K, on Apple's machines Command and K; it is heard while somebody types, too. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const [own, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return own && !other && !altKey && !shiftKey && !isComposing && isK(event);
}
