import { type ReactNode, useEffect, useRef, useState } from 'react';
import hiding from '../hidden.module.css';

/**
 * After a press that found something wrong, the focus goes to the first wrong control of the form, as
 * `FormShell` does it. Whoever went on typing, or to another part of the page, stays there. The words
 * are read with the control that gets the focus; where it stays, they are announced.
 * @param problem a new one for each try; null while nothing is wrong
 * @param words what stands above the wrong control; nothing where it is told elsewhere
 */
export function useFocusOfWrong<Form extends HTMLElement>(
  problem: object | null,
  words: ReactNode,
) {
  const form = useRef<Form>(null);
  const isPressed = useRef(false);
  const [stayed, setStayed] = useState<{ problem: object; times: number } | null>(null);
  useEffect(() => {
    if (problem === null) return;
    const control = isPressed.current && controlToFocus(form.current);
    isPressed.current = false;
    if (control) control.focus();
    else setStayed((last) => ({ problem, times: (last?.times ?? 0) + 1 }));
  }, [problem]);
  useEffect(() => {
    const { current } = form;
    const onInput = () => {
      isPressed.current = false;
    };
    current?.addEventListener('input', onInput);
    return () => current?.removeEventListener('input', onInput);
  }, []);
  return {
    form,
    /** The person sends, or chooses a file: what comes of it may take the focus. */
    press: () => {
      isPressed.current = true;
    },
    /** Goes into the form. */
    announced: words && stayed?.problem === problem && (
      <div key={stayed?.times} role="alert" className={hiding.hidden}>
        {words}
      </div>
    ),
  };
}

/** The first wrong control, where the focus may be taken there and is not there yet. */
function controlToFocus(form: HTMLElement | null) {
  const { activeElement } = document;
  const isHere = activeElement === document.body || form?.contains(activeElement);
  if (!isHere || activeElement?.matches(wrong)) return null;
  return form?.querySelector<HTMLElement>(wrong);
}

/** A button has no validity: the one that takes a refused file away is marked by itself. */
const wrong = '[aria-invalid="true"], [data-wrong]';
