import { useEffect, useRef } from 'react';

/**
 * After a press that found something wrong, the focus goes to the first wrong control of the form, as
 * `FormShell` does it. Whoever went on to another part of the page meanwhile stays there.
 * @param problem a new one for each try; null while nothing is wrong
 */
export function useFocusOfWrong<Form extends HTMLElement>(problem: object | null) {
  const form = useRef<Form>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (problem === null || !isPressed.current) return;
    isPressed.current = false;
    const { activeElement } = document;
    const isHere = activeElement === document.body || form.current?.contains(activeElement);
    if (!isHere || activeElement?.matches(wrong)) return;
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [problem]);
  return {
    form,
    /** The person sends, or chooses a file: what comes of it may take the focus. */
    press: () => {
      isPressed.current = true;
    },
  };
}

/** A button has no validity: the one that takes a refused file away is marked by itself. */
const wrong = '[aria-invalid="true"], [data-wrong]';
