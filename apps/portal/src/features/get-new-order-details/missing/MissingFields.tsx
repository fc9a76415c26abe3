import { schemeFieldOf, schemeFields } from '@pabean/domain';
import type { FieldProblem } from '../conversation/field-problem.tsx';
import type { Draft } from '../conversation/kept-draft.ts';
import { useCorrectTexts } from '../correct/correct-texts.ts';
import { kindOf, type TableField } from '../correct/own-fields.ts';
import { DayField } from '../day/DayField.tsx';
import { useMissingTexts } from './missing-texts.ts';
import { Line, SchemeAnswer } from './SchemeAnswer.tsx';
import { typedOf } from './typed.ts';

type Props = {
  names: readonly string[];
  draft: Draft;
  problem: FieldProblem | null;
  onChange: (part: { text: string }) => void;
};

/** Several fields that we ask for at once, each with its own input; what is not known stays empty. */
export function MissingFields({ names, draft, problem, onChange }: Props) {
  const texts = useMissingTexts();
  const correct = useCorrectTexts();
  if (texts === undefined || correct === undefined) return null;
  const typed = typedOf(draft.text);
  const put = (name: string, value: string) => {
    const { [name]: _, ...others } = typed;
    const next = value === '' ? others : { ...others, [name]: value };
    onChange({ text: Object.keys(next).length === 0 ? '' : JSON.stringify(next) });
  };
  const wrongName = names.find((name) => name === problem?.field) ?? names[0];
  return names.map((name) => {
    const key = schemeFieldOf(name);
    const label = key ? texts.fields[key] : correct.fields[name as TableField];
    const error = name === wrongName && problem?.words;
    const onText = (text: string) => put(name, text);
    const shared = { label, value: typed[name] ?? '', error, onText };
    if (key) return <SchemeAnswer key={name} field={schemeFields[key]} texts={texts} {...shared} />;
    if (kindOf(name as TableField) !== 'day') return <Line key={name} {...shared} />;
    return <DayField key={name} isBirth={name === 'dob'} {...shared} />;
  });
}
