/** What a person typed into the prerendered form before the script took over. */
export interface TypedEarly {
  readonly orderId: string;
  readonly email: string;
  /** TRACK ORDER was pressed, or Enter: the page's own small script has noted it. */
  readonly pressed: boolean;
  /** The field they were in, and the place in it. */
  readonly focus: { readonly name: string; readonly at: number | null } | null;
}

let typedText: TypedEarly | null = null;

const field = (page: HTMLElement, name: string) =>
  page.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** Reads the form that the server sent; slow Wi-Fi gives time to type into it. */
export function keepTyped(page: HTMLElement): void {
  const [orderId, email] = [field(page, 'orderId'), field(page, 'email')];
  if (orderId === null || email === null) return;
  const active = [orderId, email].find((input) => input === document.activeElement);
  typedText = {
    orderId: orderId.value,
    email: email.value,
    pressed: 'pressed' in document.documentElement.dataset,
    focus: active ? { name: active.name, at: active.selectionStart } : null,
  };
}

/** The form that takes over asks at its first draw. Null on every later visit of the page. */
export function typedEarly(): TypedEarly | null {
  return typedText;
}

/**
 * Puts the page that was drawn in the place of the one that the server sent, with what was typed there
 * until now and where the cursor stood, and does what was asked for. From here on the form is on its own.
 */
export function takeOver(sent: HTMLElement, drawn: HTMLElement): void {
  if (!sent.isConnected) return;
  keepTyped(sent);
  const early = typedText;
  typedText = null;
  sent.replaceWith(drawn);
  if (early === null) return;
  for (const name of ['orderId', 'email'] as const) typeInto(field(drawn, name), early[name]);
  if (early.focus) {
    const { name, at } = early.focus;
    const input = field(drawn, name);
    input?.focus({ preventScroll: true });
    // An e-mail field has no places in it.
    if (at !== null) input?.setSelectionRange(at, at);
  }
  // In the next task the form knows what was typed.
  if (early.pressed) setTimeout(() => drawn.querySelector('form')?.requestSubmit());
}

/** What was typed after the drawing began, as if it were typed here: so the form hears of it. */
function typeInto(input: HTMLInputElement | null, text: string): void {
  // What a link or an earlier visit says stays where nothing was typed.
  if (input === null || text === '' || input.value === text) return;
  // React watches the input's own property, and would take the text for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
