import { fieldOf, takeOver as takeItsPlace } from '@pabean/ui/take-over';

/** What a person typed into the prerendered form before the script took over. */
export interface TypedEarly {
  readonly orderId: string;
  readonly email: string;
}

let typedText: TypedEarly | null = null;

/** Reads the form that the server sent; slow Wi-Fi gives time to type into it. */
export function keepTyped(page: HTMLElement): void {
  const [orderId, email] = [fieldOf(page, 'orderId'), fieldOf(page, 'email')];
  if (orderId === null || email === null) return;
  typedText = { orderId: orderId.value, email: email.value };
}

/** The form that takes over asks at its first draw. Null on every later visit of the page. */
export function typedEarly(): TypedEarly | null {
  return typedText;
}

/** From here on the form is on its own. */
export function takeOver(sent: HTMLElement, drawn: HTMLElement): void {
  typedText = null;
  takeItsPlace(sent, drawn);
}
