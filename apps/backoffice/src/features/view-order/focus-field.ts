/** The fields that keys and the phone's bar lead to; one order is on screen at a time. */
export const OrderFields = {
  comment: 'order-comment',
  message: 'order-message',
  upload: 'order-upload',
} as const;

/** The button of the phone's bar that opens the moves. */
export const moveSheetButton = 'order-move-to';

/** Brings a field into the middle of the window and puts the cursor in it. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center', behavior: gentle() });
}

/** Brings a section under the section nav; its title takes the focus, so that Tab goes on there. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start', behavior: gentle() });
}

/** Leads to a place of the page, or to its section where it is not there now. */
export function goToPlace({ id, section }: { id: string; section: string }): void {
  if (document.getElementById(id) === null) goToSection(section);
  else focusField(id);
}

/** Opens the editor of the first field among the facts, or leads to the one that is open there. */
export function openFirstField(): void {
  const field = firstField();
  if (field instanceof HTMLButtonElement) {
    field.click();
    field.scrollIntoView({ block: 'center', behavior: gentle() });
  } else field?.focus();
}

/** The field that is open among the facts, or the pencil of the first; null where nothing can be corrected. */
export function firstField(): HTMLElement | null {
  const facts = document.getElementById('details');
  return (
    facts?.querySelector<HTMLElement>('form input, form select') ??
    facts?.querySelector<HTMLElement>('button[id^="correct-"]') ??
    null
  );
}

/** The section with what the rules found. */
export const marksSection = 'marks';

/**
 * Leads to what the next mark of the list is of, after the one that has the focus; behind the last
 * the first comes again. Marks of one field are one stop.
 */
export function goToNextMark(): void {
  const places = [...new Set(markPlaces())];
  const at = places.indexOf(document.activeElement?.id ?? '');
  const next = places[(at + 1) % places.length];
  if (next !== undefined) focusField(next);
}

/** Whether there is a mark to go to. */
export const hasMarks = (): boolean => markPlaces().length > 0;

/** Where each mark leads to: the way into its field, or its line where nothing opens its field now. */
function markPlaces(): string[] {
  const marks = document.querySelectorAll<HTMLLIElement>(`#${marksSection} li`);
  return Array.from(marks, ({ id, dataset: { field } }) =>
    field !== undefined && document.getElementById(field) !== null ? field : id,
  );
}

function gentle(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
