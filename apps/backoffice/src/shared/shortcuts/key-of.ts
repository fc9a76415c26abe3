/** Keys that may be held down to go on and on. */
const repeatable = ['j', 'k', 'ArrowDown', 'ArrowUp'];

const typing =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';
/** They answer keys of their own. */
const widgets = '[role="menu"], [role="listbox"], [role="dialog"]';
/** On a dialog that fades away (AppModal). */
const closing = '[data-closing]';
/** They are pressed by Enter themselves. */
const pressable = 'a[href], button, summary, [role="button"], input[type="file"]';

/** Whether the key belongs to what it was pressed on, and not to the screen. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  const widget = target.closest(widgets);
  if (target.closest(typing) || (widget !== null && widget.closest(closing) === null)) return true;
  return event.key === 'Enter' && target.closest(pressable) !== null;
}

/** Brackets and # need AltGr on many keyboards, which browsers also report as Ctrl and Alt. */
export function hasModifier(event: KeyboardEvent): boolean {
  if (event.metaKey) return true;
  return (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
}

/** These answer a dialog. Pressed twice in haste, they must not reach the screen behind it. */
const answers = ['Enter', 'Escape'];

/**
 * While a dialog is open the screen behind it does not listen. While one fades away it does: who
 * has answered works on, and 300 ms are long enough to lose a key.
 */
export function isBehindDialog(key: string): boolean {
  const dialogs = Array.from(document.querySelectorAll('[role="dialog"][aria-modal="true"]'));
  return answers.includes(key)
    ? dialogs.length > 0
    : dialogs.some((dialog) => dialog.closest(closing) === null);
}

/** Only keys that write a character can be typed, or spoken, by accident (WCAG 2.1.4). */
export const isCharacter = (key: string) => key.length === 1;

/**
 * The name of a key as the shortcut maps write it: "j", "Shift+x", "#", "Enter"; null when the
 * key must not be a shortcut now.
 */
export function keyOf(event: KeyboardEvent): string | null {
  const { key } = event;
  if (event.defaultPrevented || event.isComposing || hasModifier(event)) return null;
  const name = /^\p{L}$/u.test(key) ? key.toLowerCase() : key;
  if (event.repeat && !repeatable.includes(name)) return null;
  if (isTaken(event) || isBehindDialog(key)) return null;
  return event.shiftKey && name !== key.toUpperCase() ? `Shift+${name}` : name;
}
