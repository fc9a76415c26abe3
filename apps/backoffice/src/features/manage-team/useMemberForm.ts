import { type Failure, fieldErrors } from '@pabean/api-client';
import { AddMemberSchema, UpdateMemberSchema } from '@pabean/api-client/contract';
import type { Role } from '@pabean/domain';
import { type Form, type FormErrors, useForm } from '@pabean/ui/form';
import { useEffect, useRef } from 'react';
import { useOnScreen } from '../../shared/useOnScreen.ts';
import { addMember, changeMember } from './save-member.ts';
import type { TeamMember } from './team-store.ts';

export type MemberValues = { name: string; email: string; password: string; type: Role | '' };

const emptyMember: MemberValues = { name: '', email: '', password: '', type: '' };

const isField = (path: string): path is keyof MemberValues => path in emptyMember;

type Options = {
  /** Who is edited; null adds a new member. */
  member: TeamMember | null;
  onSaved: () => void;
  /** The server said no: the member may be another one by now. */
  onRefused?: (() => void) | undefined;
};

/** The state of the team form: what was typed stays until the server has taken it. */
export function useMemberForm({ member, onSaved, onRefused }: Options): Form<MemberValues> {
  /** What the form shows of the member, or has shown. */
  const basis = useRef(member);
  const form: Form<MemberValues> = useForm<MemberValues>({
    initial:
      member === null
        ? emptyMember
        : { name: member.name, email: member.email, password: '', type: member.type },
    validate: (values): FormErrors<MemberValues> =>
      member === null
        ? fieldErrors(AddMemberSchema, values)
        : fieldErrors(UpdateMemberSchema, { ...values, tmId: member.id }),
    async submit(values) {
      const { name, email, password, type } = values;
      // Judged by `validate` already; the compiler does not know.
      if (type === '') return;
      const payload = { name: name.trim(), email: email.trim(), password, type };
      const before = basis.current;
      const failure = await (before === null ? addMember(payload) : changeMember(before, payload));
      // On a slow line the next member may stand there already.
      const isShown = onScreen.current === values;
      if (failure === null) {
        if (member === null && isShown) form.reset();
        return onSaved();
      }
      if (failure.httpStatus === 409) onRefused?.();
      const wrong = wrongFields(failure);
      if (isShown) form.setErrors(wrong);
      return Object.keys(wrong).length === 0 ? failure.message : null;
    },
  });
  const onScreen = useOnScreen(form.values);
  // What nobody typed here follows what somebody else has set.
  useEffect(() => {
    const before = basis.current;
    if (member === null || before === null || before === member) return;
    basis.current = member;
    for (const field of ['name', 'email', 'type'] as const) {
      if (form.values[field] === before[field]) form.set(field, member[field]);
    }
  });
  return form;
}

function wrongFields({ errors }: Failure): FormErrors<MemberValues> {
  const wrong: FormErrors<MemberValues> = {};
  for (const { path, message } of errors) if (isField(path)) wrong[path] ??= message;
  return wrong;
}
