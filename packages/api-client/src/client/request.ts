import type { CallDefinition } from '@pabean/api-client/contract';
import type { Options } from 'ky';

/** The parts of a call before typing: what `CallInput` holds for some call. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: File;
}

/** Fills `{name}` in a call's path. Values are escaped; a missing one is a programmer's mistake. */
export function fillPath(path: string, params: AnyInput['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The call ${path} needs the parameter ${name}.`);
    return encodeURIComponent(String(value));
  });
}

/** Query and body of a call as ky wants them; a call with a file becomes multipart. */
export function requestOptions(call: CallDefinition, input: AnyInput): Options {
  const options: Options = { method: call.method };
  if (input.query !== undefined) options.searchParams = searchParams(input.query);
  if (call.file !== undefined && input.file !== undefined) {
    options.body = formData(call.file, input.file, input.body);
  } else if (input.body !== undefined) {
    options.json = input.body;
  }
  return options;
}

function searchParams(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

function formData(field: string, file: File, body: unknown): FormData {
  const form = new FormData();
  // Fields go first, so that the server knows the order before the bytes arrive.
  if (typeof body === 'object' && body !== null) {
    for (const [key, value] of Object.entries(body)) {
      if (value !== undefined) form.append(key, String(value));
    }
  }
  form.append(field, file);
  return form;
}
