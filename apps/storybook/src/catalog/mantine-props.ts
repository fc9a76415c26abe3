import type { Prop } from './read-component.ts';

const optional = (name: string, type: string, words: string, fallback?: string): Prop => ({
  name,
  type,
  required: false,
  words,
  ...(fallback !== undefined && { fallback }),
});

const sizes = "'xs' | 'sm' | 'md' | 'lg'";

/** What all fields take. */
const field = [
  optional('label', 'ReactNode', 'The name of the field, above it. A placeholder is none.'),
  optional('description', 'ReactNode', 'A hint between label and field.'),
  optional(
    'error',
    'ReactNode',
    'What is wrong, below the field; it turns red and `aria-invalid`.',
  ),
  optional(
    'size',
    sizes,
    'The height: `xs` in toolbars, `sm` in forms, `lg` in the portal.',
    "'sm'",
  ),
  optional(
    'required',
    'boolean',
    'Says to the browser and to screen readers that it must be filled.',
  ),
  optional('withAsterisk', 'boolean', 'Shows the star without `required`.'),
  optional('disabled', 'boolean', 'Cannot be reached, changed or sent.', 'false'),
];

const text = [
  ...field,
  optional('value', 'string', 'The text; with `onChange` the caller keeps it.'),
  optional('defaultValue', 'string', 'The text at the beginning; the field keeps it.'),
  optional('onChange', '(event: ChangeEvent) => void', 'Every change.'),
  optional('placeholder', 'string', 'A sample of the answer, never its name.'),
  optional('readOnly', 'boolean', 'Can be reached and copied, not changed.', 'false'),
  optional('autoComplete', 'string', 'What the browser may fill in, such as `email`.'),
];

const own: Readonly<Record<string, readonly Prop[]>> = {
  Button: [
    { ...optional('children', 'ReactNode', 'The label; it begins with a verb.'), required: true },
    optional(
      'variant',
      "'filled' | 'default' | 'danger' | 'danger-line' | 'quiet-danger'",
      'How it looks: one `filled` per region.',
      "'filled'",
    ),
    optional('size', sizes, 'The height: `xs` in toolbars, `sm` and `md` in forms.', "'sm'"),
    optional('loading', 'boolean', 'It works: it cannot be pressed and keeps its width.', 'false'),
    optional('disabled', 'boolean', 'Cannot be pressed, and says so.', 'false'),
    optional('leftSection', 'ReactNode', 'An icon before the label, or a `Spinner` in its place.'),
    optional('rightSection', 'ReactNode', 'An icon behind the label.'),
    optional('fullWidth', 'boolean', 'As wide as what it stands in.', 'false'),
    optional('type', "'button' | 'submit' | 'reset'", 'What it does in a form.', "'button'"),
    optional('onClick', '(event: MouseEvent) => void', 'When it is pressed.'),
  ],
  TextInput: [
    ...text,
    optional('type', "'text' | 'email' | 'tel'", 'Which keyboard a phone shows.', "'text'"),
    optional('leftSection', 'ReactNode', 'An icon inside, before the text.'),
    optional('rightSection', 'ReactNode', 'An icon or a button inside, behind the text.'),
  ],
  Textarea: [
    ...text,
    optional('rows', 'number', 'Its height in lines.'),
    optional('autosize', 'boolean', 'Grows with its text.', 'false'),
    optional('minRows', 'number', 'The fewest lines that it shows when it grows.'),
    optional('maxRows', 'number', 'From here on it scrolls.'),
  ],
  PasswordInput: [
    ...text,
    optional('visible', 'boolean', 'Whether the letters can be read; with `onVisibilityChange`.'),
  ],
  Select: [
    ...field,
    optional('data', '(string | { value: string; label: string })[]', 'The options, in order.'),
    optional('value', 'string', 'The chosen option; with `onChange` the caller keeps it.'),
    optional('defaultValue', 'string', 'The option at the beginning.'),
    optional('onChange', '(event: ChangeEvent) => void', 'Another option is chosen.'),
  ],
  Checkbox: [
    ...field.filter(({ name }) => name !== 'size' && name !== 'withAsterisk'),
    optional('checked', 'boolean', 'Whether it is ticked; with `onChange` the caller keeps it.'),
    optional('defaultChecked', 'boolean', 'Whether it is ticked at the beginning.'),
    optional('indeterminate', 'boolean', 'Some of what it stands for is ticked.', 'false'),
    optional('onChange', '(event: ChangeEvent) => void', 'It is ticked or not any more.'),
  ],
};

/**
 * The properties that people use of a component that is Mantine's under our theme; all others work
 * as Mantine's documentation says.
 */
export const mantineProps = (component: string): readonly Prop[] => own[component] ?? [];
