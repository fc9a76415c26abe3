/**
 * Leads to the first wrong control of a form, after a try. Its words are read with the focus.
 * @param before where the focus was when the form was sent, if it is led there already
 * @returns the words where that is there already or cannot go there, so that nothing reads them: to be announced
 */
export function leadToWrong(
  form: HTMLFormElement | null,
  before: Element | null = document.activeElement,
): string {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  if (!wrong || (before !== wrong && document.activeElement === wrong)) return '';
  const ids = wrong.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
