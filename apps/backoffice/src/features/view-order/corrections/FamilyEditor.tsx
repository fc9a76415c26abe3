import { type FamilyFieldKey, familyFieldKeys, familyFields } from '@pabean/domain';
import { Button } from '@pabean/ui/Button';
import { TextInput } from '@pabean/ui/TextInput';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useCorrections } from './CorrectionsContext.tsx';
import form from './EditorForm.module.css';
import { EditorForm } from './EditorForm.tsx';
import styles from './FamilyEditor.module.css';

type Person = { readonly [Key in FamilyFieldKey]?: string | null };

/** The people who travel along, as one list: named, taken out, put in. */
export function FamilyEditor() {
  const { draftOf, change } = useCorrections();
  const { values, errors } = draftOf('familyMember');
  const people = (values.familyMember ?? []) as readonly Person[];
  const set = (familyMember: readonly Person[]) => change('familyMember', { familyMember });
  return (
    <div className={styles.place}>
      <EditorForm field="familyMember">
        {people.map((person, place) => (
          <fieldset key={place} className={styles.person}>
            <legend className={styles.legend}>Person {place + 1}</legend>
            <div className={form.fields}>
              {familyFieldKeys.map((key) => (
                <TextInput
                  key={key}
                  label={familyFields[key].label}
                  value={person[key] ?? ''}
                  error={errors[`familyMember.${place}.${key}`]}
                  autoComplete="off"
                  spellCheck={false}
                  dir="auto"
                  onChange={({ currentTarget: { value } }) =>
                    set(people.map((each, at) => (at === place ? { ...each, [key]: value } : each)))
                  }
                />
              ))}
            </div>
            <Button
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => set(people.filter((_, at) => at !== place))}
            >
              Take out person {place + 1}
            </Button>
          </fieldset>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set([...people, { family_member_name: '' }])}
          >
            Add a person
          </Button>
        </div>
      </EditorForm>
    </div>
  );
}
