/** What a person typed into the prerendered form before the script took over. */
export interface TypedEarly {
  readonly orderId: string;
  readonly email: string;
  /** The field they were in, and the place in it. */
  readonly focus: { readonly name: string; readonly at: number | null } | null;
}

let kept: TypedEarly | null = null;

/** Reads the form before React replaces it by its own; slow Wi-Fi gives time to type. */
export function keepTyped(page: HTMLElement): void {
  const field = (name: string) => page.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const [orderId, email] = [field('orderId'), field('email')];
  if (orderId === null || email === null) return;
  const active = [orderId, email].find((input) => input === document.activeElement);
  kept = {
    orderId: orderId.value,
    email: email.value,
    focus: active ? { name: active.name, at: active.selectionStart } : null,
  };
}

/** The form that takes over asks at its first draw. Null on every later visit of the page. */
export function typedEarly(): TypedEarly | null {
  return kept;
}

/** Puts the cursor back where it was; from here on the form is on its own. */
export function resumeTyping(form: HTMLElement | null): void {
  const focus = kept?.focus;
  kept = null;
  if (!focus || form === null) return;
  const input = form.querySelector<HTMLInputElement>(`input[name="${focus.name}"]`);
  input?.focus({ preventScroll: true });
  // An e-mail field has no places in it.
  if (focus.at !== null) input?.setSelectionRange(focus.at, focus.at);
}
