import { FormShell, type FormShellProps, leadToWrong } from '@pabean/ui/form';
import { useEffect, useRef, useState } from 'react';
import hiding from './hidden.module.css';

/**
 * Every form of staff: `FormShell`, and what is wrong is announced where nothing reads it. The words
 * of a wrong field are read with the focus, but who sends with Enter may be in it already.
 */
export function StaffForm({ children, onSubmit, ...shell }: FormShellProps) {
  const { pending } = shell;
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef<Element | null>(null);
  const [tries, setTries] = useState(0);
  const [announced, setAnnounced] = useState('');

  // It runs after that of FormShell, which leads to the first wrong field.
  useEffect(() => {
    if (tries === 0 || pending) return;
    setAnnounced(leadToWrong(place.current?.closest('form') ?? null, before.current));
  }, [tries, pending]);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!announced || !form) return;
    const forget = () => setAnnounced('');
    form.addEventListener('input', forget);
    return () => form.removeEventListener('input', forget);
  }, [announced]);

  function submit() {
    before.current = document.activeElement;
    // Words that come anew are announced anew.
    setAnnounced('');
    setTries((count) => count + 1);
    return onSubmit();
  }

  return (
    <FormShell {...shell} onSubmit={submit}>
      {children}
      <span ref={place} hidden />
      {announced && (
        <div role="alert" className={hiding.hidden}>
          {announced}
        </div>
      )}
    </FormShell>
  );
}
