export type { FormShellProps } from './FormShell.tsx';
export { FormShell } from './FormShell.tsx';
export type {
  CheckProps,
  FieldProps,
  Form,
  FormErrors,
  FormOptions,
  SubmitOutcome,
} from './useForm.ts';
export { useForm } from './useForm.ts';
