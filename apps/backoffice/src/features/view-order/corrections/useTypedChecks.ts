import { serverNow } from '@pabean/api-client';
import { useEffect, useState } from 'react';
import { useCorrections } from './CorrectionsContext.tsx';
import type { EditedField } from './edited-field.ts';
import type { TypedChecks } from './typed-checks.ts';

/** Milliseconds after the last key: what is read aloud is not each letter's. */
const pause = 300;

/** What the rules said of something that was typed. */
interface Answer {
  readonly typed: string;
  readonly checks: TypedChecks | null;
}

/** What the rules say of what is typed in this editor, and whether they are still to be asked. */
export function useTypedChecks(field: EditedField) {
  const { order, draftOf } = useCorrections();
  const { before, values, conflicts } = draftOf(field);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // A text, since the values are other objects with each drawing.
  const typed = JSON.stringify(conflicts.length > 0 ? null : { before, values });
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(async () => {
      // The rules are large and come with the first editor. Without them a correction is saved as ever.
      const rules = await import('./typed-checks.ts').catch(() => null);
      if (!isNewest) return;
      const draft = JSON.parse(typed);
      const checks = draft === null ? null : rules?.checkTyped(order, field, draft, serverNow());
      setAnswer({ typed, checks: checks ?? null });
    }, pause);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [order, field, typed]);
  return { checks: answer?.checks ?? null, isPending: answer?.typed !== typed };
}
