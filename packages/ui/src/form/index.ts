export type { FormShellProps } from './FormShell.tsx';
export { FormShell } from './FormShell.tsx';
export { leadToWrong } from './lead-to-wrong.ts';
export type {
  CheckProps,
  FieldProps,
  Form,
  FormErrors,
  FormOptions,
  SubmitOutcome,
} from './useForm.ts';
export { useForm } from './useForm.ts';
