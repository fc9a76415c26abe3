/** The fields that keys and the phone's bar lead to; one order is on screen at a time. */
export const OrderFields = { comment: 'order-comment', upload: 'order-upload' } as const;

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

/** Opens the editor of the first field among the facts, or leads to the one that is open there. */
export function openFirstField(): void {
  const facts = document.getElementById('details');
  const openInput = facts?.querySelector<HTMLElement>('form input, form select');
  if (openInput) {
    openInput.focus();
    return;
  }
  const pencil = facts?.querySelector<HTMLButtonElement>('button[id^="correct-"]');
  pencil?.click();
  pencil?.scrollIntoView({ block: 'center', behavior: gentle() });
}

function gentle(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
