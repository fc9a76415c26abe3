import { type ChangeEvent, useId, useRef, useState } from 'react';

export type FormErrors<T> = Partial<Record<keyof T, string>>;

/** A text that says why it failed, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the usual one
export type SubmitOutcome = string | null | undefined | void;

export type FormOptions<T> = {
  initial: T;
  /** A message for every wrong field; an empty object lets the form go. */
  validate: (values: T) => FormErrors<T>;
  submit: (values: T) => SubmitOutcome | Promise<SubmitOutcome>;
};

type TypedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type NameOf<T> = Extract<keyof T, string>;

export type FieldProps<V> = {
  name: string;
  id: string;
  value: V;
  error: string | undefined;
  /** Takes the new value, or the change event of an input. */
  onChange: (next: V | ChangeEvent<TypedControl>) => void;
};

export type CheckProps = {
  name: string;
  id: string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

export type Form<T> = {
  values: T;
  errors: FormErrors<T>;
  /** True while `submit` has not answered. */
  pending: boolean;
  failure: string | null;
  field: <K extends NameOf<T>>(name: K) => FieldProps<T[K]>;
  check: (name: NameOf<T>) => CheckProps;
  set: <K extends NameOf<T>>(name: K, value: T[K]) => void;
  setErrors: (errors: FormErrors<T>) => void;
  /** For FormShell's `onSubmit`. Values stay as they are when it fails. */
  submit: () => Promise<void>;
  reset: (values?: T) => void;
};

const isEvent = (input: unknown): input is ChangeEvent<TypedControl> =>
  typeof input === 'object' && input !== null && 'currentTarget' in input && 'type' in input;

/**
 * The state of one small form. Fields are judged at the first submit, and from then on a
 * wrong field again with every change, so that its message goes away when it is right.
 */
export function useForm<T extends object>({ initial, validate, submit }: FormOptions<T>): Form<T> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<T>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const latest = useRef(values);
  const prefix = useId();

  function set<K extends NameOf<T>>(name: K, value: T[K]) {
    const next = { ...latest.current, [name]: value };
    latest.current = next;
    setValues(next);
    setErrors((old) => (old[name] === undefined ? old : { ...old, [name]: validate(next)[name] }));
  }

  function reset(next: T = initial) {
    latest.current = next;
    setValues(next);
    setErrors({});
    setFailure(null);
  }

  async function send() {
    if (busy.current) return;
    const found = validate(latest.current);
    setErrors(found);
    setFailure(null);
    if (Object.values(found).some((message) => message !== undefined)) return;
    busy.current = true;
    setPending(true);
    try {
      setFailure((await submit(latest.current)) ?? null);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return {
    values,
    errors,
    pending,
    failure,
    set,
    setErrors,
    reset,
    submit: send,
    field: (name) => ({
      name,
      id: `${prefix}${name}`,
      value: values[name],
      error: errors[name],
      onChange: (next) =>
        set(name, (isEvent(next) ? next.currentTarget.value : next) as T[typeof name]),
    }),
    check: (name) => ({
      name,
      id: `${prefix}${name}`,
      checked: values[name] === true,
      onChange: (event) => set(name, event.currentTarget.checked as T[typeof name]),
    }),
  };
}
