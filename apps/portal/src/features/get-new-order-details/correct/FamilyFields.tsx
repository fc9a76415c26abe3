import type { CorrectedValue } from '@pabean/api-client/contract';
import { familyFieldKeys, familyFields } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { TextInput } from '@pabean/ui/TextInput';
import { useEffect, useRef } from 'react';
import { useFieldError } from '../conversation/useFieldError.tsx';
import { doublePressMs } from '../double-press.ts';
import { filled } from '../useTextsOf.ts';
import styles from './Correct.module.css';
import { familyLabels } from './list-labels.ts';
import { peopleOf } from './own-fields.ts';
import type { CorrectTexts } from './texts/en.ts';
import type { CorrectForm } from './useCorrectForm.ts';
import { wrongPart } from './wrong-part.ts';

type Props = { value: CorrectedValue; texts: CorrectTexts; form: CorrectForm };

/** The people who travel along, corrected as one list: whoever edits it sees all of them. */
export function FamilyFields({ value, texts, form }: Props) {
  const people = peopleOf(value);
  const put = (next: typeof people) => form.change({ value: next });
  const { add, remove } = useRemoving(people.length, (at) =>
    put(people.filter((_, i) => i !== at)),
  );
  const labels = familyLabels(texts);
  const pathOf = (at: number, key: string) => `changes.familyMember.${at}.${key}`;
  const paths = people.flatMap((_, at) => familyFieldKeys.map((key) => pathOf(at, key)));
  const { errorAt, ofList } = wrongPart(form, paths);
  const { said } = useFieldError(ofList);
  return (
    <>
      {said}
      {people.map((person, at) => {
        const name = filled(texts.person, { number: String(at + 1) });
        return (
          <fieldset key={at} className={styles.person}>
            <legend>{name}</legend>
            {familyFieldKeys.map((key) => (
              <TextInput
                key={key}
                label={labels[key]}
                value={person[key] ?? ''}
                error={errorAt(pathOf(at, key))}
                maxLength={familyFields[key].max}
                autoComplete="off"
                dir="auto"
                onChange={({ currentTarget }) =>
                  put(
                    people.map((one, i) =>
                      i === at ? { ...one, [key]: currentTarget.value } : one,
                    ),
                  )
                }
              />
            ))}
            <Button
              variant="default"
              aria-label={`${texts.remove}: ${name}`}
              onClick={() => remove(at)}
            >
              {texts.remove}
            </Button>
          </fieldset>
        );
      })}
      <Button
        ref={add}
        variant="default"
        onClick={() =>
          put([...people, Object.fromEntries(familyFieldKeys.map((key) => [key, '']))])
        }
      >
        {texts.addPerson}
      </Button>
    </>
  );
}

/** Taking a person off; whose button goes with it goes on from the one that adds a person. */
function useRemoving(count: number, onRemove: (at: number) => void) {
  const add = useRef<HTMLButtonElement>(null);
  const removedAt = useRef(Number.NEGATIVE_INFINITY);
  const isButtonGone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person who comes or goes
  useEffect(() => {
    if (isButtonGone.current) add.current?.focus();
    isButtonGone.current = false;
  }, [count]);
  function remove(at: number): void {
    const now = performance.now();
    // Of a double tap, the second one meets the person who has come in that place.
    if (now - removedAt.current < doublePressMs) return;
    removedAt.current = now;
    isButtonGone.current = at === count - 1;
    onRemove(at);
  }
  return { add, remove };
}
