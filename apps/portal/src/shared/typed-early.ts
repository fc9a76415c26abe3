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

/** Reads the form before React replaces it by its own; slow Wi-Fi gives time to type. */
export function keepTyped(page: HTMLElement): void {
  const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const [orderId, email] = [field('orderId'), field('email')];
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

/** Puts the cursor back where it was and does what was asked for; from here on the form is on its own. */
export function resumeTyping(page: HTMLElement | null): void {
  const early = typedText;
  typedText = null;
  if (early === null || page === null) return;
  if (early.focus) {
    const { name, at } = early.focus;
    const input = page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    input?.focus({ preventScroll: true });
    // An e-mail field has no places in it.
    if (at !== null) input?.setSelectionRange(at, at);
  }
  if (early.pressed) page.querySelector('form')?.requestSubmit();
}
