/**
 * Puts the page that was drawn by the script in the place of the one that the server sent, with what
 * was typed there until now and where the cursor stood, and sends the form when that was asked for:
 * the page's own small script has noted it (`notePress` of the tooling).
 */
export function takeOver(sent: HTMLElement, drawn: HTMLElement): void {
  if (!sent.isConnected) return;
  const fields = [...sent.querySelectorAll<HTMLInputElement>('input[name]')];
  const active = fields.find((input) => input === document.activeElement);
  const at = active?.selectionStart ?? null;
  sent.replaceWith(drawn);
  if (fields.length === 0) return;
  for (const { name, value } of fields) typeInto(fieldOf(drawn, name), value);
  if (active) {
    const input = fieldOf(drawn, active.name);
    input?.focus({ preventScroll: true });
    // An e-mail field has no places in it.
    if (at !== null) input?.setSelectionRange(at, at);
  }
  // In the next task the form knows what was typed.
  if ('pressed' in document.documentElement.dataset) {
    setTimeout(() => drawn.querySelector('form')?.requestSubmit());
  }
}

/** The field of a name in a page, if it has one. */
export const fieldOf = (page: HTMLElement, name: string): HTMLInputElement | null =>
  page.querySelector(`input[name="${name}"]`);

/** What was typed after the drawing began, as if it were typed here: so the form hears of it. */
function typeInto(input: HTMLInputElement | null, text: string): void {
  // What a link or an earlier visit says stays where nothing was typed.
  if (input === null || text === '' || input.value === text) return;
  // React watches the input's own property, and would take the text for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
