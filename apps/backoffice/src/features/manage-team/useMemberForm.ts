import { type Failure, fieldErrors } from '@pabean/api-client';
import { AddMemberSchema, UpdateMemberSchema } from '@pabean/api-client/contract';
import type { Role } from '@pabean/domain';
import { type Form, type FormErrors, useForm } from '@pabean/ui/form';
import { useEffect, useRef } from 'react';
import {
  forgetSentDraft,
  holdsAll,
  keepDraft,
  onSentDraft,
  readDraft,
} from '../../shared/drafts.ts';
import { useOwner } from '../../shared/session/session-store.ts';
import { useOnScreen } from '../../shared/useOnScreen.ts';
import { addMember, changeMember } from './save-member.ts';
import type { TeamMember } from './team-store.ts';

export type MemberValues = { name: string; email: string; password: string; type: Role | '' };

const emptyMember: MemberValues = { name: '', email: '', password: '', type: '' };

/** What stands in the form while nothing was typed. */
const blankOf = (member: TeamMember | null): MemberValues =>
  member === null
    ? emptyMember
    : { name: member.name, email: member.email, password: '', type: member.type };

/** What the device may keep while it is not sent: never a password (spec, Safety). */
const keptFields = ['name', 'email', 'type'] as const;

type KeptValues = Pick<MemberValues, (typeof keptFields)[number]>;

const keptOf = ({ name, email, type }: MemberValues): KeptValues => ({ name, email, type });

/** What was typed and not sent yet; undefined for nothing. */
function typedIn(values: MemberValues, blank: MemberValues): Partial<KeptValues> | undefined {
  const entries = keptFields.flatMap((field) =>
    values[field] === blank[field] ? [] : [[field, values[field]]],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** What was typed before, in what stands there now. */
function withDraft(blank: MemberValues, draft: unknown): MemberValues {
  const entries = Object.entries(Object(draft)).filter(
    ([field, value]) => keptFields.some((one) => one === field) && typeof value === 'string',
  );
  return { ...blank, ...Object.fromEntries(entries) };
}

const isField = (path: string): path is keyof MemberValues => path in emptyMember;

type Options = {
  /** Who is edited; null adds a new member. */
  member: TeamMember | null;
  onSaved: () => void;
  /** The server said no: the member may be another one by now. */
  onRefused?: (() => void) | undefined;
};

/**
 * The state of the team form: what was typed stays in the tab until the server has taken it or it is given
 * up, but for the password.
 */
export function useMemberForm({
  member,
  onSaved,
  onRefused,
}: Options): Form<MemberValues> & { giveUp: () => void } {
  const owner = useOwner();
  const about = member === null ? 'new member' : `team member ${member.id}`;
  /** What the form shows of the member, or has shown. */
  const basis = useRef(member);
  const form: Form<MemberValues> = useForm<MemberValues>({
    initial: withDraft(blankOf(member), readDraft(owner, about)),
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
        forgetSentDraft(owner, about, keptOf(values), keptOf(blankOf(before)));
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
  const { values, pending, reset } = form;
  useEffect(
    () => keepDraft(owner, about, typedIn(values, blankOf(member))),
    [owner, about, values, member],
  );
  // With every drawing, so that it knows what stands in the form by now.
  useEffect(() =>
    onSentDraft(owner, about, (sent) => {
      if (member === null && holdsAll(values, sent)) reset(emptyMember);
    }),
  );
  return {
    ...form,
    giveUp: () => {
      if (!pending) keepDraft(owner, about, undefined);
    },
  };
}

function wrongFields({ errors }: Failure): FormErrors<MemberValues> {
  const wrong: FormErrors<MemberValues> = {};
  for (const { path, message } of errors) if (isField(path)) wrong[path] ??= message;
  return wrong;
}
