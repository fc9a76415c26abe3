/**
 * Leads to the first wrong control of a form, after a try. Its words are read with the focus.
 * @param before where the focus was when the form was sent, if it is led there already
 * @returns the field and what is wrong with it where the focus is there already or cannot go there, so that
 * nothing reads it: to be announced
 */
export function leadToWrong(
  form: HTMLFormElement | null,
  before: Element | null = document.activeElement,
): string {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  if (!wrong || (before !== wrong && document.activeElement === wrong)) return '';
  return [nameOf(wrong), errorOf(wrong)].filter(Boolean).join(': ');
}

/** One tick of several is named by what they are ticks of. */
function nameOf(control: HTMLElement): string {
  const { labels } = control as HTMLInputElement;
  const legend = control.closest('fieldset')?.querySelector('legend');
  const label = (control.matches('[type="checkbox"], [type="radio"]') && legend) || labels?.[0];
  if (!label) return control.getAttribute('aria-label') ?? '';
  const spoken = label.cloneNode(true) as HTMLElement;
  // The star of a field that must be filled in is for the eye.
  for (const part of spoken.querySelectorAll('[aria-hidden="true"]')) part.remove();
  return wordsOf(spoken);
}

/** A hint describes the control too; it has been read before. */
function errorOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ').filter(Boolean) ?? [];
  const errors = ids.filter((id) => id.endsWith('-error'));
  const parts = (errors.length > 0 ? errors : ids).map((id) => document.getElementById(id));
  return parts.map(wordsOf).filter(Boolean).join(' ');
}

const wordsOf = (element: Element | null): string => element?.textContent?.trim() ?? '';
